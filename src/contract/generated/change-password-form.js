// Made by "npm run contract" from openapi.yaml. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var check1 = validate52;
var func1 = require_ucs2length().default;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 256) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 256 }
			}];
			return false;
		} else if (func1(data) < 8) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			}];
			return false;
		}
	} else {
		validate52.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate52.errors = vErrors;
	return true;
}
validate52.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check2 = validate53;
var pattern3 = new RegExp("^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[0-9])[^\\0]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 }
			}];
			return false;
		} else if (func1(data) < 8) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[0-9])[^\\0]*$" }
			}];
			return false;
		}
	} else {
		validate53.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate53.errors = vErrors;
	return true;
}
validate53.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check3 = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 }
			}];
			return false;
		} else if (func1(data) < 8) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			}];
			return false;
		}
	} else {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}
validate54.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check4 = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" }
		}];
		return false;
	}
	if (true !== data) {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/const",
			keyword: "const",
			params: { allowedValue: true }
		}];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
validate55.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var fieldChecks = {
	"currentPassword": check1,
	"newPassword": check2,
	"newPasswordConfirmation": check3,
	"captchaVerified": check4
};
export const ChangePasswordForm = {
  name: 'ChangePasswordForm',
  fields: [
    {"name":"currentPassword","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 256 characters"},"rules":[],"check":fieldChecks.currentPassword},
    {"name":"newPassword","optional":false,"messages":{"required":"This field is required","minLength":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username","maxLength":"Use at most 128 characters","pattern":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"},"rules":[{"rule":"noUsernameParts","with":["login"],"message":"Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username"}],"check":fieldChecks.newPassword},
    {"name":"newPasswordConfirmation","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 128 characters"},"rules":[{"rule":"equalTo","with":["newPassword"],"message":"New password and confirmation password do not match"}],"check":fieldChecks.newPasswordConfirmation},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":fieldChecks.captchaVerified},
  ],
};
