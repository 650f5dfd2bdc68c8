// Made by "npm run contract" from openapi.yaml. Do not edit.
export { SignInForm } from './sign-in-form.js';
export { CodeForm } from './code-form.js';
export { PasswordForm } from './password-form.js';
export { RegistrationForm } from './registration-form.js';
export { RestoreRequestForm } from './restore-request-form.js';
export { RestoreForm } from './restore-form.js';
export { ChangePasswordForm } from './change-password-form.js';
export { DetailsForm } from './details-form.js';
export { DataSelectionForm } from './data-selection-form.js';
export { ReportSelectionForm } from './report-selection-form.js';
export { FileSelectionForm } from './file-selection-form.js';
export { ApiKeyForm } from './api-key-form.js';
export { SavedViewForm } from './saved-view-form.js';
export { AlertForm } from './alert-form.js';
export { FeedFilterForm } from './feed-filter-form.js';
