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
	"enum": ["order", "trade"],
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
	if (!(data === "order" || data === "trade")) {
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 200) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
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
	"datatype": check1,
	"tv": check2,
	"assetclass": check2,
	"subassetclass": check2,
	"instrument": check2,
	"instrumentmic": check2,
	"ordertype": check2
};
export const DataSelectionForm = {
  name: 'DataSelectionForm',
  fields: [
    {"name":"datatype","optional":false,"messages":{"required":"This field is required","enum":"Choose one of the list"},"rules":[],"check":fieldChecks.datatype},
    {"name":"tv","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.tv},
    {"name":"assetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.assetclass},
    {"name":"subassetclass","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.subassetclass},
    {"name":"instrument","optional":false,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.instrument},
    {"name":"instrumentmic","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.instrumentmic},
    {"name":"ordertype","optional":true,"messages":{"required":"This field is required","minLength":"This field is required","maxLength":"Use at most 200 characters"},"rules":[],"check":fieldChecks.ordertype},
  ],
};
