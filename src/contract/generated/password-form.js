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
var fieldChecks = { "password": check1 };
export const PasswordForm = {
  name: 'PasswordForm',
  fields: [
    {"name":"password","optional":false,"messages":{"required":"This field is required","minLength":"Use at least 8 characters","maxLength":"Use at most 256 characters"},"rules":[],"check":fieldChecks.password},
  ],
};
