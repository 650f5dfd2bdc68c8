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
var pattern3 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.]+[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 254) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 254 }
			}];
			return false;
		} else if (func1(data) < 1) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.]+[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$" }
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
var pattern4 = new RegExp("^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 50) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 50 }
			}];
			return false;
		} else if (func1(data) < 1) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern4.test(data)) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
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
		if (func1(data) > 250) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 250 }
			}];
			return false;
		} else if (func1(data) < 2) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (!pattern4.test(data)) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
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
	if (typeof data === "string") {
		if (func1(data) > 255) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			}];
			return false;
		} else if (!pattern4.test(data)) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
			}];
			return false;
		}
	} else {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
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
var check5 = validate56;
var pattern7 = new RegExp("^[A-Z]{2}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 2) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (func1(data) < 2) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (!pattern7.test(data)) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z]{2}$" }
			}];
			return false;
		}
	} else {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
validate56.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check6 = validate57;
var schema24 = {
	"type": "string",
	"enum": [
		"What was the name of your first school?",
		"What was the name of your first pet?",
		"In which town were you born?"
	],
	"$id": "check6"
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate57.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "What was the name of your first school?" || data === "What was the name of your first pet?" || data === "In which town were you born?")) {
		validate57.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema24.enum }
		}];
		return false;
	}
	validate57.errors = vErrors;
	return true;
}
validate57.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check7 = validate58;
var pattern8 = new RegExp("^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			}];
			return false;
		} else if (func1(data) < 4) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			}];
			return false;
		} else if (!pattern8.test(data)) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$" }
			}];
			return false;
		}
	} else {
		validate58.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate58.errors = vErrors;
	return true;
}
validate58.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check8 = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" }
		}];
		return false;
	}
	if (true !== data) {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/const",
			keyword: "const",
			params: { allowedValue: true }
		}];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var fieldChecks = {
	"email": check1,
	"firstName": check2,
	"lastName": check2,
	"phoneNumber": check3,
	"company": check4,
	"country": check5,
	"question": check6,
	"answer": check7,
	"termsConfirmed": check8,
	"captchaVerified": check8
};
export const RegistrationForm = {
  name: 'RegistrationForm',
  fields: [
    {"name":"email","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":fieldChecks.email},
    {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":fieldChecks.firstName},
    {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":fieldChecks.lastName},
    {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":fieldChecks.phoneNumber},
    {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":fieldChecks.company},
    {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":fieldChecks.country},
    {"name":"question","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the questions"},"rules":[],"check":fieldChecks.question},
    {"name":"answer","optional":false,"messages":{"required":"This field is required","minLength":"The security question answer must be at least 4 characters in length","maxLength":"Use at most 255 characters","pattern":"The security question answer must be at least 4 characters in length"},"rules":[],"check":fieldChecks.answer},
    {"name":"termsConfirmed","optional":false,"messages":{"required":"This field is required","const":"This field is required"},"rules":[],"check":fieldChecks.termsConfirmed},
    {"name":"captchaVerified","optional":false,"messages":{"required":"Please confirm that you are not a robot","const":"Please confirm that you are not a robot"},"rules":[],"check":fieldChecks.captchaVerified},
  ],
};
