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
var pattern4 = new RegExp("^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[0-9])[^\\0]*$", "u");
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
		} else if (!pattern4.test(data)) {
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
	if (typeof data !== "boolean") {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" }
		}];
		return false;
	}
	if (true !== data) {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/const",
			keyword: "const",
			params: { allowedValue: true }
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
var pattern5 = new RegExp("^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 50) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 50 }
			}];
			return false;
		} else if (func1(data) < 1) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
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
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 250) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 250 }
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
		} else if (!pattern5.test(data)) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
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
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
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
var check7 = validate58;
var pattern8 = new RegExp("^[A-Z]{2}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 2) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (func1(data) < 2) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			}];
			return false;
		} else if (!pattern8.test(data)) {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z]{2}$" }
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
var schema26 = {
	"type": "string",
	"enum": [
		"What was the name of your first school?",
		"What was the name of your first pet?",
		"In which town were you born?"
	],
	"$id": "check8"
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "What was the name of your first school?" || data === "What was the name of your first pet?" || data === "In which town were you born?")) {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema26.enum }
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
var check9 = validate60;
var pattern9 = new RegExp("^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			}];
			return false;
		} else if (func1(data) < 4) {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			}];
			return false;
		} else if (!pattern9.test(data)) {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$" }
			}];
			return false;
		}
	} else {
		validate60.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate60.errors = vErrors;
	return true;
}
validate60.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check10 = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 256) {
			validate61.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 256 }
			}];
			return false;
		} else if (func1(data) < 8) {
			validate61.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			}];
			return false;
		}
	} else {
		validate61.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate61.errors = vErrors;
	return true;
}
validate61.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check11 = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 }
			}];
			return false;
		} else if (func1(data) < 8) {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			}];
			return false;
		}
	} else {
		validate62.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate62.errors = vErrors;
	return true;
}
validate62.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check12 = validate63;
var schema30 = {
	"type": ["string", "null"],
	"maxLength": 30,
	"pattern": "^[A-Za-z0-9 ./-]*$",
	"$id": "check12"
};
var pattern10 = new RegExp("^[A-Za-z0-9 ./-]*$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate63.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema30.type }
		}];
		return false;
	}
	if (typeof data === "string") {
		if (func1(data) > 30) {
			validate63.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 30 }
			}];
			return false;
		} else if (!pattern10.test(data)) {
			validate63.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9 ./-]*$" }
			}];
			return false;
		}
	}
	validate63.errors = vErrors;
	return true;
}
validate63.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check13 = validate64;
var schema31 = {
	"type": "string",
	"enum": ["order", "trade"],
	"$id": "check13"
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate64.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "order" || data === "trade")) {
		validate64.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema31.enum }
		}];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
validate64.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check14 = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 200) {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			}];
			return false;
		} else if (func1(data) < 1) {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		}
	} else {
		validate65.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate65.errors = vErrors;
	return true;
}
validate65.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check15 = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 60) {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func1(data) < 1) {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
			}];
			return false;
		}
	} else {
		validate66.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate66.errors = vErrors;
	return true;
}
validate66.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check16 = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 80) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 80 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$" }
			}];
			return false;
		}
	} else {
		validate67.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate67.errors = vErrors;
	return true;
}
validate67.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check17 = validate68;
var schema35 = {
	"type": "string",
	"enum": [
		"priceUp",
		"priceDown",
		"priceCrosses",
		"sizeAbove"
	],
	"$id": "check17"
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate68.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "priceUp" || data === "priceDown" || data === "priceCrosses" || data === "sizeAbove")) {
		validate68.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema35.enum }
		}];
		return false;
	}
	validate68.errors = vErrors;
	return true;
}
validate68.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check18 = validate69;
var pattern13 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern13.test(data)) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }
			}];
			return false;
		}
	} else {
		validate69.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate69.errors = vErrors;
	return true;
}
validate69.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check19 = validate70;
var pattern14 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?Z?)?$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern14.test(data)) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?Z?)?$" }
			}];
			return false;
		}
	} else {
		validate70.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate70.errors = vErrors;
	return true;
}
validate70.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check20 = validate71;
var pattern15 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate71.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (!pattern15.test(data)) {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }
			}];
			return false;
		}
	} else {
		validate71.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate71.errors = vErrors;
	return true;
}
validate71.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check21 = validate72;
var pattern16 = new RegExp("^[A-Z0-9]{4}(,[A-Z0-9]{4})*$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 200) {
			validate72.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			}];
			return false;
		} else if (!pattern16.test(data)) {
			validate72.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]{4}(,[A-Z0-9]{4})*$" }
			}];
			return false;
		}
	} else {
		validate72.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate72.errors = vErrors;
	return true;
}
validate72.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var check22 = validate73;
var schema40 = {
	"type": "string",
	"enum": ["hide", "only"],
	"$id": "check22"
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate73.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate73.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "hide" || data === "only")) {
		validate73.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema40.enum }
		}];
		return false;
	}
	validate73.errors = vErrors;
	return true;
}
validate73.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var formChecks = {
	"SignInForm": {
		"login": check1,
		"password": check2,
		"captchaVerified": check3
	},
	"RegistrationForm": {
		"email": check1,
		"firstName": check4,
		"lastName": check4,
		"phoneNumber": check5,
		"company": check6,
		"country": check7,
		"question": check8,
		"answer": check9,
		"termsConfirmed": check3,
		"captchaVerified": check3
	},
	"RestoreRequestForm": { "login": check1 },
	"RestoreForm": {
		"answer": check9,
		"newPassword": check2,
		"captchaVerified": check3
	},
	"ChangePasswordForm": {
		"currentPassword": check10,
		"newPassword": check2,
		"newPasswordConfirmation": check11,
		"captchaVerified": check3
	},
	"DetailsForm": {
		"firstName": check4,
		"lastName": check4,
		"email": check1,
		"phoneNumber": check5,
		"company": check6,
		"taxNumber": check12,
		"country": check7
	},
	"DataSelectionForm": {
		"datatype": check13,
		"tv": check14,
		"assetclass": check14,
		"subassetclass": check14,
		"instrument": check14,
		"instrumentmic": check14,
		"ordertype": check14
	},
	"ReportSelectionForm": { "report": check14 },
	"FileSelectionForm": { "file": check14 },
	"ApiKeyForm": { "name": check15 },
	"SavedViewForm": { "name": check16 },
	"AlertForm": {
		"kind": check17,
		"value": check18
	},
	"FeedFilterForm": {
		"from": check19,
		"to": check19,
		"pricefrom": check18,
		"priceto": check18,
		"sizefrom": check20,
		"sizeto": check20,
		"flags": check21,
		"cancelled": check22
	}
};
export { formChecks };
