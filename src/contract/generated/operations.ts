// Made by "npm run contract" from openapi.yaml. Do not edit.

export interface Operation {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the document, with {names} in braces. */
  readonly path: string;
  readonly access: 'public' | 'session' | 'unrestricted';
  /** Names of the path's parameters. */
  readonly params: readonly string[];
  /** Names of the query's parameters and their JSON types. */
  readonly query: Readonly<Record<string, string>>;
  readonly hasBody: boolean;
  /** Whether a repeat with the same Idempotency-Key answers what the first one did. */
  readonly takesKey: boolean;
  /** Per field of the body and keyword that fails: what to say. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const operations = {
  getUserInfo: {"method":"GET","path":"/api/userInfo","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  getConfig: {"method":"GET","path":"/api/config","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  signIn: {"method":"POST","path":"/auth/signin","access":"public","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{}},
  createSession: {"method":"POST","path":"/auth/session","access":"public","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{}},
  logoutByLink: {"method":"GET","path":"/auth/logout","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  logout: {"method":"POST","path":"/auth/logout","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  register: {"method":"POST","path":"/auth/register","access":"public","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"email":{"pattern":"Not a valid email","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters"},"firstName":{"pattern":"Use no control characters","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters"},"lastName":{"pattern":"Use no control characters","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters"},"phoneNumber":{"minLength":"Invalid phone number","maxLength":"Invalid phone number","required":"This field is required"},"company":{"pattern":"Use no control characters","required":"This field is required","maxLength":"Use at most 255 characters"},"country":{"minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list","required":"This field is required"},"question":{"enum":"Choose one of the questions","required":"This field is required"},"answer":{"minLength":"The security question answer must be at least 4 characters in length","pattern":"The security question answer must be at least 4 characters in length","required":"This field is required","maxLength":"Use at most 255 characters"},"venueRegisters":{"minItems":"Select at least one venue","contains":"Select at least one venue","required":"This field is required"}}},
  requestPasswordRestore: {"method":"POST","path":"/api/forgotpassword","access":"public","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"Email":{"pattern":"Not a valid email","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters"}}},
  getSecurityQuestion: {"method":"GET","path":"/api/forgotpassword/{token}/question","access":"public","params":["token"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  restorePassword: {"method":"POST","path":"/api/forgotpassword/{token}/restore","access":"public","params":["token"],"query":{},"hasBody":true,"takesKey":false,"messages":{"Answer":{"minLength":"The security question answer must be at least 4 characters in length","pattern":"The security question answer must be at least 4 characters in length","required":"This field is required","maxLength":"Use at most 255 characters"},"Password":{"minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","required":"This field is required","maxLength":"Use at most 128 characters"}}},
  changePassword: {"method":"POST","path":"/api/changepassword","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"NewPassword":{"minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","required":"This field is required","maxLength":"Use at most 128 characters"}}},
  getUserDetails: {"method":"GET","path":"/api/userdetails/get","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  setUserDetails: {"method":"POST","path":"/api/userdetails/set","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"FirstName":{"pattern":"Use no control characters","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters"},"LastName":{"pattern":"Use no control characters","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters"},"Email":{"pattern":"Not a valid email","required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters"},"Phone":{"minLength":"Invalid phone number","maxLength":"Invalid phone number","required":"This field is required"},"Company":{"pattern":"Use no control characters","required":"This field is required","maxLength":"Use at most 255 characters"},"TaxNumber":{"pattern":"Use letters, digits, spaces, dots, hyphens and slashes only","required":"This field is required","maxLength":"Use at most 30 characters"},"Country":{"minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list","required":"This field is required"}}},
  exportUserDetails: {"method":"GET","path":"/api/userdetails/export","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  listTradingVenues: {"method":"GET","path":"/api/tradingVenuesList","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedVenues: {"method":"GET","path":"/api/subscription/feed/tvlist","access":"unrestricted","params":[],"query":{"datatype":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedAssetClasses: {"method":"GET","path":"/api/subscription/feed/assetclasslist","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedSubAssetClasses: {"method":"GET","path":"/api/subscription/feed/subassetclasslist","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string","assetclass":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedInstruments: {"method":"GET","path":"/api/subscription/feed/instrumentlist","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string","assetclass":"string","subassetclass":"string","q":"string","limit":"integer","cursor":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedSegments: {"method":"GET","path":"/api/subscription/feed/miclist","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string","assetclass":"string","subassetclass":"string","instrument":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listFeedOrderTypes: {"method":"GET","path":"/api/subscription/feed/ordertypelist","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string","assetclass":"string","subassetclass":"string","instrument":"string","instrumentmic":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  getFeedData: {"method":"GET","path":"/api/feed/data","access":"unrestricted","params":[],"query":{"datatype":"string","tv":"string","assetclass":"string","subassetclass":"string","instrument":"string","instrumentmic":"string","ordertype":"string","from":"string","to":"string","pricefrom":"string","priceto":"string","sizefrom":"string","sizeto":"string","flags":"string","cancelled":"string","limit":"integer","cursor":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  getSubscription: {"method":"GET","path":"/api/subscription/info","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  priceSubscription: {"method":"POST","path":"/api/subscription/changePrice","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"venueList":{"minItems":"Select at least one venue","contains":"Select at least one venue","required":"This field is required"}}},
  changeSubscription: {"method":"POST","path":"/api/subscription/changeSubscription","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{"venueList":{"minItems":"Select at least one venue","contains":"Select at least one venue","required":"This field is required"}}},
  setAutoRenewal: {"method":"POST","path":"/api/subscription/autoRenewal","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{}},
  terminateSubscription: {"method":"POST","path":"/api/subscription/terminate","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  createPayment: {"method":"POST","path":"/api/payment/create","access":"public","params":[],"query":{},"hasBody":true,"takesKey":true,"messages":{}},
  checkPayment: {"method":"POST","path":"/api/payment/check","access":"public","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{}},
  executePayment: {"method":"POST","path":"/api/payment/execute","access":"public","params":[],"query":{},"hasBody":true,"takesKey":true,"messages":{}},
  cancelPayment: {"method":"POST","path":"/api/payment/cancel","access":"session","params":[],"query":{},"hasBody":true,"takesKey":false,"messages":{}},
  listPayments: {"method":"GET","path":"/api/payment/history","access":"session","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  getReceipt: {"method":"GET","path":"/api/payment/receipt","access":"session","params":[],"query":{"number":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  downloadReceipt: {"method":"GET","path":"/api/payment/receipt/file","access":"session","params":[],"query":{"number":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  listPublishers: {"method":"GET","path":"/api/report/publist","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  listReports: {"method":"GET","path":"/api/report/reports","access":"public","params":[],"query":{"datetext":"string","publisherid":"integer"},"hasBody":false,"takesKey":false,"messages":{}},
  listDocuments: {"method":"GET","path":"/api/documents/list","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  getTerms: {"method":"GET","path":"/api/terms","access":"public","params":[],"query":{"version":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  getLegalText: {"method":"GET","path":"/api/legal/{name}","access":"public","params":["name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  getRts28: {"method":"GET","path":"/api/report/rts28","access":"public","params":[],"query":{"publisherid":"integer","datetext":"string"},"hasBody":false,"takesKey":false,"messages":{}},
  checkFile: {"method":"HEAD","path":"/files/{kind}/{name}","access":"public","params":["kind","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  downloadFile: {"method":"GET","path":"/files/{kind}/{name}","access":"public","params":["kind","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  checkOpenDataIndex: {"method":"HEAD","path":"/open-data/index.json","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  downloadOpenDataIndex: {"method":"GET","path":"/open-data/index.json","access":"public","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  checkOpenDataFile: {"method":"HEAD","path":"/open-data/{day}/{name}","access":"public","params":["day","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  downloadOpenDataFile: {"method":"GET","path":"/open-data/{day}/{name}","access":"public","params":["day","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  listSliceFiles: {"method":"GET","path":"/api/slice/files","access":"unrestricted","params":[],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  checkSliceFile: {"method":"HEAD","path":"/slice-files/{day}/{name}","access":"unrestricted","params":["day","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
  downloadSliceFile: {"method":"GET","path":"/slice-files/{day}/{name}","access":"unrestricted","params":["day","name"],"query":{},"hasBody":false,"takesKey":false,"messages":{}},
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
