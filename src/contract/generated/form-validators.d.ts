// Made by "npm run contract" from openapi.yaml. Do not edit.

/** A fault as Ajv tells it. */
export interface Fault {
  readonly keyword: string;
  /** Where in the value, as a JSON pointer. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** True when the value is right; else `errors` holds the faults until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

export const formChecks: {
  readonly SignInForm: { readonly login: Check; readonly password: Check; readonly captchaVerified: Check };
  readonly RegistrationForm: { readonly email: Check; readonly firstName: Check; readonly lastName: Check; readonly phoneNumber: Check; readonly company: Check; readonly country: Check; readonly question: Check; readonly answer: Check; readonly termsConfirmed: Check; readonly captchaVerified: Check };
  readonly RestoreRequestForm: { readonly login: Check };
  readonly RestoreForm: { readonly answer: Check; readonly newPassword: Check; readonly captchaVerified: Check };
  readonly ChangePasswordForm: { readonly currentPassword: Check; readonly newPassword: Check; readonly newPasswordConfirmation: Check; readonly captchaVerified: Check };
  readonly DetailsForm: { readonly firstName: Check; readonly lastName: Check; readonly email: Check; readonly phoneNumber: Check; readonly company: Check; readonly taxNumber: Check; readonly country: Check };
  readonly DataSelectionForm: { readonly datatype: Check; readonly tv: Check; readonly assetclass: Check; readonly subassetclass: Check; readonly instrument: Check; readonly instrumentmic: Check; readonly ordertype: Check };
  readonly ReportSelectionForm: { readonly report: Check };
  readonly FileSelectionForm: { readonly file: Check };
  readonly ApiKeyForm: { readonly name: Check };
  readonly SavedViewForm: { readonly name: Check };
  readonly AlertForm: { readonly kind: Check; readonly value: Check };
  readonly FeedFilterForm: { readonly from: Check; readonly to: Check; readonly pricefrom: Check; readonly priceto: Check; readonly sizefrom: Check; readonly sizeto: Check; readonly flags: Check; readonly cancelled: Check };
};
