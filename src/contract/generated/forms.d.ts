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

// Fields in the order of the screen, their texts, rules and compiled checks.
export const SignInForm: {
  readonly name: 'SignInForm';
  readonly fields: readonly [
    {"name":"login","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":Check},
    {"name":"password","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":Check},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":Check},
  ];
};
export const CodeForm: {
  readonly name: 'CodeForm';
  readonly fields: readonly [
    {"name":"code","optional":false,"messages":{"required":"This field is required","minLength":"Enter the six digits that your device shows, or one of your recovery codes","maxLength":"Enter the six digits that your device shows, or one of your recovery codes","pattern":"Enter the six digits that your device shows, or one of your recovery codes"},"rules":[],"check":Check},
  ];
};
export const PasswordForm: {
  readonly name: 'PasswordForm';
  readonly fields: readonly [
    {"name":"password","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 256 characters"},"rules":[],"check":Check},
  ];
};
export const RegistrationForm: {
  readonly name: 'RegistrationForm';
  readonly fields: readonly [
    {"name":"email","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":Check},
    {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
    {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
    {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":Check},
    {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":Check},
    {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":Check},
    {"name":"question","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the questions"},"rules":[],"check":Check},
    {"name":"answer","optional":false,"messages":{"required":"This field is required","minLength":"The security question answer must be at least 4 characters in length","maxLength":"Use at most 255 characters","pattern":"The security question answer must be at least 4 characters in length"},"rules":[],"check":Check},
    {"name":"termsConfirmed","optional":false,"messages":{"required":"This field is required","const":"This field is required"},"rules":[],"check":Check},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":Check},
  ];
};
export const RestoreRequestForm: {
  readonly name: 'RestoreRequestForm';
  readonly fields: readonly [
    {"name":"login","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":Check},
  ];
};
export const RestoreForm: {
  readonly name: 'RestoreForm';
  readonly fields: readonly [
    {"name":"answer","optional":false,"messages":{"required":"This field is required","minLength":"The security question answer must be at least 4 characters in length","maxLength":"Use at most 255 characters","pattern":"The security question answer must be at least 4 characters in length"},"rules":[],"check":Check},
    {"name":"newPassword","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":Check},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":Check},
  ];
};
export const ChangePasswordForm: {
  readonly name: 'ChangePasswordForm';
  readonly fields: readonly [
    {"name":"currentPassword","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 256 characters"},"rules":[],"check":Check},
    {"name":"newPassword","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":Check},
    {"name":"newPasswordConfirmation","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 128 characters"},"rules":[{"rule":"equalTo","with":["newPassword"],"message":"New password and confirmation password do not match"}],"check":Check},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":Check},
  ];
};
export const DetailsForm: {
  readonly name: 'DetailsForm';
  readonly fields: readonly [
    {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
    {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
    {"name":"email","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":Check},
    {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":Check},
    {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":Check},
    {"name":"taxNumber","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 30 characters","pattern":"Use letters, digits, spaces, dots, hyphens and slashes only"},"rules":[],"check":Check},
    {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":Check},
  ];
};
export const DataSelectionForm: {
  readonly name: 'DataSelectionForm';
  readonly fields: readonly [
    {"name":"datatype","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":Check},
    {"name":"tv","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
    {"name":"assetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
    {"name":"subassetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
    {"name":"instrument","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
    {"name":"instrumentmic","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
    {"name":"ordertype","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
  ];
};
export const ReportSelectionForm: {
  readonly name: 'ReportSelectionForm';
  readonly fields: readonly [
    {"name":"report","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
  ];
};
export const FileSelectionForm: {
  readonly name: 'FileSelectionForm';
  readonly fields: readonly [
    {"name":"file","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":Check},
  ];
};
export const ApiKeyForm: {
  readonly name: 'ApiKeyForm';
  readonly fields: readonly [
    {"name":"name","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 60 characters","pattern":"Use plain text on one line"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
  ];
};
export const SavedViewForm: {
  readonly name: 'SavedViewForm';
  readonly fields: readonly [
    {"name":"name","optional":false,"messages":{"required":"This field is required","maxLength":"Use at most 80 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":Check},
  ];
};
export const AlertForm: {
  readonly name: 'AlertForm';
  readonly fields: readonly [
    {"name":"kind","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":Check},
    {"name":"value","optional":false,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits, without separators","pattern":"Write a number such as 101.25, of at most 18 digits, without separators"},"rules":[{"rule":"isAlertDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits, without separators"},{"rule":"isAlertSize","with":["kind"],"message":"A size is not negative"}],"check":Check},
  ];
};
export const FeedFilterForm: {
  readonly name: 'FeedFilterForm';
  readonly fields: readonly [
    {"name":"from","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"}],"check":Check},
    {"name":"to","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"},{"rule":"isNotBefore","with":["from"],"message":"The period ends before it begins"}],"check":Check},
    {"name":"pricefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":Check},
    {"name":"priceto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["pricefrom"],"message":"The highest price is below the lowest"}],"check":Check},
    {"name":"sizefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":Check},
    {"name":"sizeto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["sizefrom"],"message":"The greatest quantity is below the least"}],"check":Check},
    {"name":"flags","optional":true,"messages":{"required":"This field is required","maxLength":"Write flags of four characters, separated by commas","pattern":"Write flags of four characters, separated by commas"},"rules":[],"check":Check},
    {"name":"cancelled","optional":true,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":Check},
  ];
};
