// Made by "npm run contract" from openapi.yaml. Do not edit.
import { formChecks } from './form-validators.js';

/** The forms: fields in the order of the screen, their texts, rules and compiled checks. */
export const forms = {
  SignInForm: {
    name: 'SignInForm',
    fields: [
      {"name":"login","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":formChecks.SignInForm.login},
      {"name":"password","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":formChecks.SignInForm.password},
      {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":formChecks.SignInForm.captchaVerified},
    ],
  },
  RegistrationForm: {
    name: 'RegistrationForm',
    fields: [
      {"name":"email","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":formChecks.RegistrationForm.email},
      {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.RegistrationForm.firstName},
      {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.RegistrationForm.lastName},
      {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":formChecks.RegistrationForm.phoneNumber},
      {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":formChecks.RegistrationForm.company},
      {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":formChecks.RegistrationForm.country},
      {"name":"question","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the questions"},"rules":[],"check":formChecks.RegistrationForm.question},
      {"name":"answer","optional":false,"messages":{"required":"This field is required","minLength":"The security question answer must be at least 4 characters in length","maxLength":"Use at most 255 characters","pattern":"The security question answer must be at least 4 characters in length"},"rules":[],"check":formChecks.RegistrationForm.answer},
      {"name":"termsConfirmed","optional":false,"messages":{"required":"This field is required","const":"This field is required"},"rules":[],"check":formChecks.RegistrationForm.termsConfirmed},
      {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":formChecks.RegistrationForm.captchaVerified},
    ],
  },
  RestoreRequestForm: {
    name: 'RestoreRequestForm',
    fields: [
      {"name":"login","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":formChecks.RestoreRequestForm.login},
    ],
  },
  RestoreForm: {
    name: 'RestoreForm',
    fields: [
      {"name":"answer","optional":false,"messages":{"required":"This field is required","minLength":"The security question answer must be at least 4 characters in length","maxLength":"Use at most 255 characters","pattern":"The security question answer must be at least 4 characters in length"},"rules":[],"check":formChecks.RestoreForm.answer},
      {"name":"newPassword","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":formChecks.RestoreForm.newPassword},
      {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":formChecks.RestoreForm.captchaVerified},
    ],
  },
  ChangePasswordForm: {
    name: 'ChangePasswordForm',
    fields: [
      {"name":"currentPassword","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 256 characters"},"rules":[],"check":formChecks.ChangePasswordForm.currentPassword},
      {"name":"newPassword","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":formChecks.ChangePasswordForm.newPassword},
      {"name":"newPasswordConfirmation","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 128 characters"},"rules":[{"rule":"equalTo","with":["newPassword"],"message":"New password and confirmation password do not match"}],"check":formChecks.ChangePasswordForm.newPasswordConfirmation},
      {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":formChecks.ChangePasswordForm.captchaVerified},
    ],
  },
  DetailsForm: {
    name: 'DetailsForm',
    fields: [
      {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.DetailsForm.firstName},
      {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.DetailsForm.lastName},
      {"name":"email","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":formChecks.DetailsForm.email},
      {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":formChecks.DetailsForm.phoneNumber},
      {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":formChecks.DetailsForm.company},
      {"name":"taxNumber","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 30 characters","pattern":"Use letters, digits, spaces, dots, hyphens and slashes only"},"rules":[],"check":formChecks.DetailsForm.taxNumber},
      {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":formChecks.DetailsForm.country},
    ],
  },
  DataSelectionForm: {
    name: 'DataSelectionForm',
    fields: [
      {"name":"datatype","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":formChecks.DataSelectionForm.datatype},
      {"name":"tv","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.tv},
      {"name":"assetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.assetclass},
      {"name":"subassetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.subassetclass},
      {"name":"instrument","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.instrument},
      {"name":"instrumentmic","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.instrumentmic},
      {"name":"ordertype","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.DataSelectionForm.ordertype},
    ],
  },
  ReportSelectionForm: {
    name: 'ReportSelectionForm',
    fields: [
      {"name":"report","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.ReportSelectionForm.report},
    ],
  },
  FileSelectionForm: {
    name: 'FileSelectionForm',
    fields: [
      {"name":"file","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":formChecks.FileSelectionForm.file},
    ],
  },
} as const;

export type FormName = keyof typeof forms;
