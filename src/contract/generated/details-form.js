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
var pattern3 = new RegExp("^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 50) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 50 }
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
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
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
var pattern4 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.]+[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 254) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 254 }
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
				params: { pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.]+[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$" }
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
		} else if (!pattern3.test(data)) {
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
		} else if (!pattern3.test(data)) {
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
var schema23 = {
	"type": ["string", "null"],
	"maxLength": 30,
	"pattern": "^[A-Za-z0-9 ./-]*$",
	"$id": "check5"
};
var pattern7 = new RegExp("^[A-Za-z0-9 ./-]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema23.type }
		}];
		return false;
	}
	if (typeof data === "string") {
		if (func1(data) > 30) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 30 }
			}];
			return false;
		} else if (!pattern7.test(data)) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9 ./-]*$" }
			}];
			return false;
		}
	}
	validate56.errors = vErrors;
	return true;
}
validate56.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check6 = validate57;
var pattern8 = new RegExp("^[A-Z]{2}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 2) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (func1(data) < 2) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (!pattern8.test(data)) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z]{2}$" }
			}];
			return false;
		}
	} else {
		validate57.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
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
var fieldChecks = {
	"firstName": check1,
	"lastName": check1,
	"email": check2,
	"phoneNumber": check3,
	"company": check4,
	"taxNumber": check5,
	"country": check6
};
export const DetailsForm = {
  name: 'DetailsForm',
  fields: [
    {"name":"firstName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":fieldChecks.firstName},
    {"name":"lastName","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 50 characters","pattern":"Use no control characters"},"rules":[{"rule":"notBlank","with":[],"message":"This field is required"}],"check":fieldChecks.lastName},
    {"name":"email","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 254 characters","pattern":"Not a valid email"},"rules":[],"check":fieldChecks.email},
    {"name":"phoneNumber","optional":false,"messages":{"required":"This field is required","minLength":"Invalid phone number","maxLength":"Invalid phone number","pattern":"Invalid phone number"},"rules":[{"rule":"phone","with":["country"],"message":"Invalid phone number"}],"check":fieldChecks.phoneNumber},
    {"name":"company","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 255 characters","pattern":"Use no control characters"},"rules":[],"check":fieldChecks.company},
    {"name":"taxNumber","optional":true,"messages":{"required":"This field is required","maxLength":"Use at most 30 characters","pattern":"Use letters, digits, spaces, dots, hyphens and slashes only"},"rules":[],"check":fieldChecks.taxNumber},
    {"name":"country","optional":false,"messages":{"required":"This field is required","minLength":"Choose a country from the list","maxLength":"Choose a country from the list","pattern":"Choose a country from the list"},"rules":[{"rule":"country","with":[],"message":"Choose a country from the list"}],"check":fieldChecks.country},
  ],
};
