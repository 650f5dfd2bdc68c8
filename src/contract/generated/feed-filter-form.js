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
var pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?Z?)?$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?Z?)?$" }
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
var pattern4 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern4.test(data)) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }
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
var pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }
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
var pattern6 = new RegExp("^[A-Z0-9]{4}(,[A-Z0-9]{4})*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 200) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			}];
			return false;
		} else if (!pattern6.test(data)) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]{4}(,[A-Z0-9]{4})*$" }
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
	"type": "string",
	"enum": ["hide", "only"],
	"$id": "check5"
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "hide" || data === "only")) {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema23.enum }
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
var fieldChecks = {
	"from": check1,
	"to": check1,
	"pricefrom": check2,
	"priceto": check2,
	"sizefrom": check3,
	"sizeto": check3,
	"flags": check4,
	"cancelled": check5
};
export const FeedFilterForm = {
  name: 'FeedFilterForm',
  fields: [
    {"name":"from","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"}],"check":fieldChecks.from},
    {"name":"to","optional":true,"messages":{"required":"This field is required","maxLength":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30","pattern":"Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30"},"rules":[{"rule":"isFilterTime","with":[],"message":"There is no such day or time"},{"rule":"isNotBefore","with":["from"],"message":"The period ends before it begins"}],"check":fieldChecks.to},
    {"name":"pricefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":fieldChecks.pricefrom},
    {"name":"priceto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 101.25, of at most 18 digits"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["pricefrom"],"message":"The highest price is below the lowest"}],"check":fieldChecks.priceto},
    {"name":"sizefrom","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"}],"check":fieldChecks.sizefrom},
    {"name":"sizeto","optional":true,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits","pattern":"Write a number such as 1000000, without separators"},"rules":[{"rule":"isFilterDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits"},{"rule":"isNotBelow","with":["sizefrom"],"message":"The greatest quantity is below the least"}],"check":fieldChecks.sizeto},
    {"name":"flags","optional":true,"messages":{"required":"This field is required","maxLength":"Write flags of four characters, separated by commas","pattern":"Write flags of four characters, separated by commas"},"rules":[],"check":fieldChecks.flags},
    {"name":"cancelled","optional":true,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":fieldChecks.cancelled},
  ],
};
