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
var schema19 = {
	"type": "string",
	"enum": [
		"priceUp",
		"priceDown",
		"priceCrosses",
		"sizeAbove"
	],
	"$id": "check1"
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate52.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "priceUp" || data === "priceDown" || data === "priceCrosses" || data === "sizeAbove")) {
		validate52.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema19.enum }
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
var func1 = require_ucs2length().default;
var pattern3 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
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
		} else if (!pattern3.test(data)) {
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
var fieldChecks = {
	"kind": check1,
	"value": check2
};
export const AlertForm = {
  name: 'AlertForm',
  fields: [
    {"name":"kind","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":fieldChecks.kind},
    {"name":"value","optional":false,"messages":{"required":"This field is required","maxLength":"Write a number such as 101.25, of at most 18 digits, without separators","pattern":"Write a number such as 101.25, of at most 18 digits, without separators"},"rules":[{"rule":"isAlertDecimal","with":[],"message":"Write a number such as 101.25, of at most 18 digits, without separators"},{"rule":"isAlertSize","with":["kind"],"message":"A size is not negative"}],"check":fieldChecks.value},
  ],
};
