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
      {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":formChecks.RegistrationForm.phoneNumber},
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
      {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":formChecks.DetailsForm.phoneNumber},
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
  ApiKeyForm: {
    name: 'ApiKeyForm',
    fields: [
      {"name":"name","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 60 characters","pattern":"Use plain text on one line"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.ApiKeyForm.name},
    ],
  },
  SavedViewForm: {
    name: 'SavedViewForm',
    fields: [
      {"name":"name","optional":false,"messages":{"required":"This field is required","maxLength":"Use at most 80 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":formChecks.SavedViewForm.name},
    ],
  },
  AlertForm: {
    name: 'AlertForm',
    fields: [
      {"name":"kind","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":formChecks.AlertForm.kind},
      {"name":"value","optional":false,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits, without separators","pattern":"Write a number such as 101.25, of at most 18 digits, without separators"},"rules":[{"rule":"isAlertDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits, without separators"},{"rule":"isAlertSize","with":["kind"],"message":"A size is not negative"}],"check":formChecks.AlertForm.value},
    ],
  },
  FeedFilterForm: {
    name: 'FeedFilterForm',
    fields: [
      {"name":"from","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"}],"check":formChecks.FeedFilterForm.from},
      {"name":"to","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"},{"rule":"isNotBefore","with":["from"],"message":"The period ends before it begins"}],"check":formChecks.FeedFilterForm.to},
      {"name":"pricefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":formChecks.FeedFilterForm.pricefrom},
      {"name":"priceto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["pricefrom"],"message":"The highest price is below the lowest"}],"check":formChecks.FeedFilterForm.priceto},
      {"name":"sizefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":formChecks.FeedFilterForm.sizefrom},
      {"name":"sizeto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["sizefrom"],"message":"The greatest quantity is below the least"}],"check":formChecks.FeedFilterForm.sizeto},
      {"name":"flags","optional":true,"messages":{"required":"This field is required","maxLength":"Write flags of four characters, separated by commas","pattern":"Write flags of four characters, separated by commas"},"rules":[],"check":formChecks.FeedFilterForm.flags},
      {"name":"cancelled","optional":true,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":formChecks.FeedFilterForm.cancelled},
    ],
  },
} as const;

export type FormName = keyof typeof forms;
