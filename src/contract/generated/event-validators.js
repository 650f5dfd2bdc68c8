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
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	var DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	var DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	var NOT_URI_FRAGMENT = /\/|:/;
	var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	var MIN_INT32 = -(2 ** 31);
	var MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	var Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var check1 = validate52;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.isDelayed === void 0 && (missing0 = "isDelayed")) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "isDelayed")) {
				validate54.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (data.isDelayed !== void 0) {
				if (typeof data.isDelayed !== "boolean") {
					validate54.errors = [{
						instancePath: instancePath + "/isDelayed",
						schemaPath: "#/properties/isDelayed/type",
						keyword: "type",
						params: { type: "boolean" }
					}];
					return false;
				}
			}
		}
	} else {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}
validate54.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate54(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
		errors = vErrors.length;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check2 = validate56;
var func1 = require_ucs2length().default;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) < 1) {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
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
var formats0 = require_formats().fullFormats["date-time"];
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" }
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
var schema28 = {
	"type": ["string", "null"],
	"pattern": "^-?[0-9]+(\\.[0-9]+)?$",
	"maxLength": 60
};
var pattern3 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate64.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema28.type }
		}];
		return false;
	}
	if (typeof data === "string") {
		if (func1(data) > 60) {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }
			}];
			return false;
		}
	}
	validate64.errors = vErrors;
	return true;
}
validate64.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.date === void 0 && (missing0 = "date") || data.price === void 0 && (missing0 = "price") || data.aggrVol === void 0 && (missing0 = "aggrVol")) {
				validate59.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "date" || key0 === "price" || key0 === "aggrVol")) {
					validate59.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.date !== void 0) {
							const _errs3 = errors;
							if (!validate62(data.date, {
								instancePath: instancePath + "/date",
								parentData: data,
								parentDataProperty: "date",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.price !== void 0) {
								const _errs4 = errors;
								if (!validate64(data.price, {
									instancePath: instancePath + "/price",
									parentData: data,
									parentDataProperty: "price",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.aggrVol !== void 0) {
									const _errs5 = errors;
									if (!validate64(data.aggrVol, {
										instancePath: instancePath + "/aggrVol",
										parentData: data,
										parentDataProperty: "aggrVol",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema30 = {
	"type": ["integer", "null"],
	"minimum": 0
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
		validate70.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema30.type }
		}];
		return false;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data < 0 || isNaN(data)) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate70.errors = vErrors;
	return true;
}
validate70.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.lOrders === void 0 && (missing0 = "lOrders") || data.bidPrice === void 0 && (missing0 = "bidPrice") || data.aggrBidVol === void 0 && (missing0 = "aggrBidVol") || data.askPrice === void 0 && (missing0 = "askPrice") || data.aggrAskVol === void 0 && (missing0 = "aggrAskVol") || data.rOrders === void 0 && (missing0 = "rOrders")) {
				validate68.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "lOrders" || key0 === "bidPrice" || key0 === "aggrBidVol" || key0 === "askPrice" || key0 === "aggrAskVol" || key0 === "rOrders")) {
					validate68.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.lOrders !== void 0) {
							const _errs3 = errors;
							if (!validate70(data.lOrders, {
								instancePath: instancePath + "/lOrders",
								parentData: data,
								parentDataProperty: "lOrders",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.bidPrice !== void 0) {
								const _errs4 = errors;
								if (!validate64(data.bidPrice, {
									instancePath: instancePath + "/bidPrice",
									parentData: data,
									parentDataProperty: "bidPrice",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.aggrBidVol !== void 0) {
									const _errs5 = errors;
									if (!validate64(data.aggrBidVol, {
										instancePath: instancePath + "/aggrBidVol",
										parentData: data,
										parentDataProperty: "aggrBidVol",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.askPrice !== void 0) {
										const _errs6 = errors;
										if (!validate64(data.askPrice, {
											instancePath: instancePath + "/askPrice",
											parentData: data,
											parentDataProperty: "askPrice",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.aggrAskVol !== void 0) {
											const _errs7 = errors;
											if (!validate64(data.aggrAskVol, {
												instancePath: instancePath + "/aggrAskVol",
												parentData: data,
												parentDataProperty: "aggrAskVol",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.rOrders !== void 0) {
												const _errs8 = errors;
												if (!validate70(data.rOrders, {
													instancePath: instancePath + "/rOrders",
													parentData: data,
													parentDataProperty: "rOrders",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"date",
		"orders",
		"bidPrice",
		"bidCurrency",
		"bidVol",
		"askPrice",
		"askVol",
		"askCurrency"
	],
	"properties": {
		"id": { "$ref": "contract#/$defs/RowId" },
		"date": { "$ref": "contract#/$defs/Timestamp" },
		"orders": { "$ref": "contract#/$defs/Count" },
		"bidPrice": { "$ref": "contract#/$defs/Decimal" },
		"bidCurrency": { "$ref": "contract#/$defs/NullableText" },
		"bidVol": { "$ref": "contract#/$defs/Decimal" },
		"askPrice": { "$ref": "contract#/$defs/Decimal" },
		"askVol": { "$ref": "contract#/$defs/Decimal" },
		"askCurrency": { "$ref": "contract#/$defs/NullableText" }
	}
};
var func3 = Object.prototype.hasOwnProperty;
var schema32 = { "type": ["string", "null"] };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate83.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema32.type }
		}];
		return false;
	}
	validate83.errors = vErrors;
	return true;
}
validate83.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate78.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.date === void 0 && (missing0 = "date") || data.orders === void 0 && (missing0 = "orders") || data.bidPrice === void 0 && (missing0 = "bidPrice") || data.bidCurrency === void 0 && (missing0 = "bidCurrency") || data.bidVol === void 0 && (missing0 = "bidVol") || data.askPrice === void 0 && (missing0 = "askPrice") || data.askVol === void 0 && (missing0 = "askVol") || data.askCurrency === void 0 && (missing0 = "askCurrency")) {
				validate78.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func3.call(schema31.properties, key0)) {
					validate78.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.date !== void 0) {
							const _errs3 = errors;
							if (!validate62(data.date, {
								instancePath: instancePath + "/date",
								parentData: data,
								parentDataProperty: "date",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.orders !== void 0) {
								const _errs4 = errors;
								if (!validate70(data.orders, {
									instancePath: instancePath + "/orders",
									parentData: data,
									parentDataProperty: "orders",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.bidPrice !== void 0) {
									const _errs5 = errors;
									if (!validate64(data.bidPrice, {
										instancePath: instancePath + "/bidPrice",
										parentData: data,
										parentDataProperty: "bidPrice",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bidCurrency !== void 0) {
										const _errs6 = errors;
										if (!validate83(data.bidCurrency, {
											instancePath: instancePath + "/bidCurrency",
											parentData: data,
											parentDataProperty: "bidCurrency",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.bidVol !== void 0) {
											const _errs7 = errors;
											if (!validate64(data.bidVol, {
												instancePath: instancePath + "/bidVol",
												parentData: data,
												parentDataProperty: "bidVol",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.askPrice !== void 0) {
												const _errs8 = errors;
												if (!validate64(data.askPrice, {
													instancePath: instancePath + "/askPrice",
													parentData: data,
													parentDataProperty: "askPrice",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.askVol !== void 0) {
													const _errs9 = errors;
													if (!validate64(data.askVol, {
														instancePath: instancePath + "/askVol",
														parentData: data,
														parentDataProperty: "askVol",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.askCurrency !== void 0) {
														const _errs10 = errors;
														if (!validate83(data.askCurrency, {
															instancePath: instancePath + "/askCurrency",
															parentData: data,
															parentDataProperty: "askCurrency",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate78.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate78.errors = vErrors;
	return errors === 0;
}
validate78.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema35 = {
	"type": "object",
	"required": [
		"id",
		"tradeDate",
		"price",
		"missingPrice",
		"vol",
		"priceNot",
		"publicationDate",
		"transactionID",
		"notionalAmt",
		"notionalCcy",
		"flags",
		"status",
		"qtyMeasUnit",
		"type",
		"cleared",
		"thirdCountryExecutionVenue",
		"voidedBy",
		"supersededBy",
		"refersTo",
		"chain"
	],
	"properties": {
		"id": { "$ref": "contract#/$defs/RowId" },
		"tradeDate": { "$ref": "contract#/$defs/Timestamp" },
		"price": { "$ref": "contract#/$defs/Decimal" },
		"missingPrice": { "$ref": "contract#/$defs/NullableText" },
		"vol": { "$ref": "contract#/$defs/Decimal" },
		"priceNot": { "$ref": "contract#/$defs/NullableText" },
		"publicationDate": { "$ref": "contract#/$defs/Timestamp" },
		"transactionID": { "$ref": "contract#/$defs/NullableText" },
		"notionalAmt": { "$ref": "contract#/$defs/Decimal" },
		"notionalCcy": { "$ref": "contract#/$defs/NullableText" },
		"flags": {
			"type": "array",
			"items": { "type": "string" }
		},
		"status": {
			"type": "string",
			"enum": [
				"New",
				"Cancelled",
				"Amended"
			]
		},
		"qtyMeasUnit": { "$ref": "contract#/$defs/NullableText" },
		"type": { "$ref": "contract#/$defs/NullableText" },
		"cleared": { "type": ["boolean", "null"] },
		"thirdCountryExecutionVenue": { "$ref": "contract#/$defs/NullableText" },
		"voidedBy": { "anyOf": [{ "$ref": "contract#/$defs/ReportReference" }, { "type": "null" }] },
		"supersededBy": { "anyOf": [{ "$ref": "contract#/$defs/ReportReference" }, { "type": "null" }] },
		"refersTo": { "anyOf": [{ "$ref": "contract#/$defs/ReportReference" }, { "type": "null" }] },
		"chain": {
			"type": "array",
			"items": { "$ref": "contract#/$defs/ChainedReport" }
		}
	}
};
var schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"publicationDate"
	],
	"properties": {
		"id": { "$ref": "contract#/$defs/RowId" },
		"kind": {
			"type": "string",
			"enum": [
				"New",
				"Cancelled",
				"Amended"
			]
		},
		"publicationDate": { "$ref": "contract#/$defs/Timestamp" }
	}
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate106.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.publicationDate === void 0 && (missing0 = "publicationDate")) {
				validate106.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "publicationDate")) {
					validate106.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs3 = errors;
							if (typeof data1 !== "string") {
								validate106.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							if (!(data1 === "New" || data1 === "Cancelled" || data1 === "Amended")) {
								validate106.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema36.properties.kind.enum }
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.publicationDate !== void 0) {
								const _errs5 = errors;
								if (!validate62(data.publicationDate, {
									instancePath: instancePath + "/publicationDate",
									parentData: data,
									parentDataProperty: "publicationDate",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate106.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate106.errors = vErrors;
	return errors === 0;
}
validate106.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"publicationDate",
		"price",
		"vol",
		"flags"
	],
	"properties": {
		"id": { "$ref": "contract#/$defs/RowId" },
		"kind": {
			"type": "string",
			"enum": [
				"New",
				"Cancelled",
				"Amended"
			]
		},
		"publicationDate": { "$ref": "contract#/$defs/Timestamp" },
		"price": { "$ref": "contract#/$defs/Decimal" },
		"vol": { "$ref": "contract#/$defs/Decimal" },
		"flags": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.publicationDate === void 0 && (missing0 = "publicationDate") || data.price === void 0 && (missing0 = "price") || data.vol === void 0 && (missing0 = "vol") || data.flags === void 0 && (missing0 = "flags")) {
				validate112.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "publicationDate" || key0 === "price" || key0 === "vol" || key0 === "flags")) {
					validate112.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs3 = errors;
							if (typeof data1 !== "string") {
								validate112.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							if (!(data1 === "New" || data1 === "Cancelled" || data1 === "Amended")) {
								validate112.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema37.properties.kind.enum }
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.publicationDate !== void 0) {
								const _errs5 = errors;
								if (!validate62(data.publicationDate, {
									instancePath: instancePath + "/publicationDate",
									parentData: data,
									parentDataProperty: "publicationDate",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.price !== void 0) {
									const _errs6 = errors;
									if (!validate64(data.price, {
										instancePath: instancePath + "/price",
										parentData: data,
										parentDataProperty: "price",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.vol !== void 0) {
										const _errs7 = errors;
										if (!validate64(data.vol, {
											instancePath: instancePath + "/vol",
											parentData: data,
											parentDataProperty: "vol",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.flags !== void 0) {
											let data5 = data.flags;
											const _errs8 = errors;
											if (errors === _errs8) {
												if (Array.isArray(data5)) {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs10 = errors;
														if (typeof data5[i0] !== "string") {
															validate112.errors = [{
																instancePath: instancePath + "/flags/" + i0,
																schemaPath: "#/properties/flags/items/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														if (!(_errs10 === errors)) break;
													}
												} else {
													validate112.errors = [{
														instancePath: instancePath + "/flags",
														schemaPath: "#/properties/flags/type",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate112.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.tradeDate === void 0 && (missing0 = "tradeDate") || data.price === void 0 && (missing0 = "price") || data.missingPrice === void 0 && (missing0 = "missingPrice") || data.vol === void 0 && (missing0 = "vol") || data.priceNot === void 0 && (missing0 = "priceNot") || data.publicationDate === void 0 && (missing0 = "publicationDate") || data.transactionID === void 0 && (missing0 = "transactionID") || data.notionalAmt === void 0 && (missing0 = "notionalAmt") || data.notionalCcy === void 0 && (missing0 = "notionalCcy") || data.flags === void 0 && (missing0 = "flags") || data.status === void 0 && (missing0 = "status") || data.qtyMeasUnit === void 0 && (missing0 = "qtyMeasUnit") || data.type === void 0 && (missing0 = "type") || data.cleared === void 0 && (missing0 = "cleared") || data.thirdCountryExecutionVenue === void 0 && (missing0 = "thirdCountryExecutionVenue") || data.voidedBy === void 0 && (missing0 = "voidedBy") || data.supersededBy === void 0 && (missing0 = "supersededBy") || data.refersTo === void 0 && (missing0 = "refersTo") || data.chain === void 0 && (missing0 = "chain")) {
				validate92.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate60(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.tradeDate !== void 0) {
						const _errs2 = errors;
						if (!validate62(data.tradeDate, {
							instancePath: instancePath + "/tradeDate",
							parentData: data,
							parentDataProperty: "tradeDate",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.price !== void 0) {
							const _errs3 = errors;
							if (!validate64(data.price, {
								instancePath: instancePath + "/price",
								parentData: data,
								parentDataProperty: "price",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.missingPrice !== void 0) {
								const _errs4 = errors;
								if (!validate83(data.missingPrice, {
									instancePath: instancePath + "/missingPrice",
									parentData: data,
									parentDataProperty: "missingPrice",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.vol !== void 0) {
									const _errs5 = errors;
									if (!validate64(data.vol, {
										instancePath: instancePath + "/vol",
										parentData: data,
										parentDataProperty: "vol",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.priceNot !== void 0) {
										const _errs6 = errors;
										if (!validate83(data.priceNot, {
											instancePath: instancePath + "/priceNot",
											parentData: data,
											parentDataProperty: "priceNot",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.publicationDate !== void 0) {
											const _errs7 = errors;
											if (!validate62(data.publicationDate, {
												instancePath: instancePath + "/publicationDate",
												parentData: data,
												parentDataProperty: "publicationDate",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.transactionID !== void 0) {
												const _errs8 = errors;
												if (!validate83(data.transactionID, {
													instancePath: instancePath + "/transactionID",
													parentData: data,
													parentDataProperty: "transactionID",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.notionalAmt !== void 0) {
													const _errs9 = errors;
													if (!validate64(data.notionalAmt, {
														instancePath: instancePath + "/notionalAmt",
														parentData: data,
														parentDataProperty: "notionalAmt",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.notionalCcy !== void 0) {
														const _errs10 = errors;
														if (!validate83(data.notionalCcy, {
															instancePath: instancePath + "/notionalCcy",
															parentData: data,
															parentDataProperty: "notionalCcy",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.flags !== void 0) {
															let data10 = data.flags;
															const _errs11 = errors;
															if (errors === _errs11) {
																if (Array.isArray(data10)) {
																	const len0 = data10.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs13 = errors;
																		if (typeof data10[i0] !== "string") {
																			validate92.errors = [{
																				instancePath: instancePath + "/flags/" + i0,
																				schemaPath: "#/properties/flags/items/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		if (!(_errs13 === errors)) break;
																	}
																} else {
																	validate92.errors = [{
																		instancePath: instancePath + "/flags",
																		schemaPath: "#/properties/flags/type",
																		keyword: "type",
																		params: { type: "array" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.status !== void 0) {
																let data12 = data.status;
																const _errs15 = errors;
																if (typeof data12 !== "string") {
																	validate92.errors = [{
																		instancePath: instancePath + "/status",
																		schemaPath: "#/properties/status/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																if (!(data12 === "New" || data12 === "Cancelled" || data12 === "Amended")) {
																	validate92.errors = [{
																		instancePath: instancePath + "/status",
																		schemaPath: "#/properties/status/enum",
																		keyword: "enum",
																		params: { allowedValues: schema35.properties.status.enum }
																	}];
																	return false;
																}
																var valid0 = _errs15 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.qtyMeasUnit !== void 0) {
																	const _errs17 = errors;
																	if (!validate83(data.qtyMeasUnit, {
																		instancePath: instancePath + "/qtyMeasUnit",
																		parentData: data,
																		parentDataProperty: "qtyMeasUnit",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs17 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.type !== void 0) {
																		const _errs18 = errors;
																		if (!validate83(data.type, {
																			instancePath: instancePath + "/type",
																			parentData: data,
																			parentDataProperty: "type",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs18 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.cleared !== void 0) {
																			let data15 = data.cleared;
																			const _errs19 = errors;
																			if (typeof data15 !== "boolean" && data15 !== null) {
																				validate92.errors = [{
																					instancePath: instancePath + "/cleared",
																					schemaPath: "#/properties/cleared/type",
																					keyword: "type",
																					params: { type: schema35.properties.cleared.type }
																				}];
																				return false;
																			}
																			var valid0 = _errs19 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.thirdCountryExecutionVenue !== void 0) {
																				const _errs21 = errors;
																				if (!validate83(data.thirdCountryExecutionVenue, {
																					instancePath: instancePath + "/thirdCountryExecutionVenue",
																					parentData: data,
																					parentDataProperty: "thirdCountryExecutionVenue",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs21 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.voidedBy !== void 0) {
																					let data17 = data.voidedBy;
																					const _errs22 = errors;
																					const _errs23 = errors;
																					let valid2 = false;
																					const _errs24 = errors;
																					if (!validate106(data17, {
																						instancePath: instancePath + "/voidedBy",
																						parentData: data,
																						parentDataProperty: "voidedBy",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
																						errors = vErrors.length;
																					}
																					var _valid0 = _errs24 === errors;
																					valid2 = valid2 || _valid0;
																					const _errs25 = errors;
																					if (data17 !== null) {
																						const err0 = {
																							instancePath: instancePath + "/voidedBy",
																							schemaPath: "#/properties/voidedBy/anyOf/1/type",
																							keyword: "type",
																							params: { type: "null" }
																						};
																						if (vErrors === null) vErrors = [err0];
																						else vErrors.push(err0);
																						errors++;
																					}
																					var _valid0 = _errs25 === errors;
																					valid2 = valid2 || _valid0;
																					if (!valid2) {
																						const err1 = {
																							instancePath: instancePath + "/voidedBy",
																							schemaPath: "#/properties/voidedBy/anyOf",
																							keyword: "anyOf",
																							params: {}
																						};
																						if (vErrors === null) vErrors = [err1];
																						else vErrors.push(err1);
																						errors++;
																						validate92.errors = vErrors;
																						return false;
																					} else {
																						errors = _errs23;
																						if (vErrors !== null) {
																							if (_errs23) vErrors.length = _errs23;
																							else vErrors = null;
																						}
																					}
																					var valid0 = _errs22 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.supersededBy !== void 0) {
																						let data18 = data.supersededBy;
																						const _errs27 = errors;
																						const _errs28 = errors;
																						let valid3 = false;
																						const _errs29 = errors;
																						if (!validate106(data18, {
																							instancePath: instancePath + "/supersededBy",
																							parentData: data,
																							parentDataProperty: "supersededBy",
																							rootData,
																							dynamicAnchors
																						})) {
																							vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
																							errors = vErrors.length;
																						}
																						var _valid1 = _errs29 === errors;
																						valid3 = valid3 || _valid1;
																						const _errs30 = errors;
																						if (data18 !== null) {
																							const err2 = {
																								instancePath: instancePath + "/supersededBy",
																								schemaPath: "#/properties/supersededBy/anyOf/1/type",
																								keyword: "type",
																								params: { type: "null" }
																							};
																							if (vErrors === null) vErrors = [err2];
																							else vErrors.push(err2);
																							errors++;
																						}
																						var _valid1 = _errs30 === errors;
																						valid3 = valid3 || _valid1;
																						if (!valid3) {
																							const err3 = {
																								instancePath: instancePath + "/supersededBy",
																								schemaPath: "#/properties/supersededBy/anyOf",
																								keyword: "anyOf",
																								params: {}
																							};
																							if (vErrors === null) vErrors = [err3];
																							else vErrors.push(err3);
																							errors++;
																							validate92.errors = vErrors;
																							return false;
																						} else {
																							errors = _errs28;
																							if (vErrors !== null) {
																								if (_errs28) vErrors.length = _errs28;
																								else vErrors = null;
																							}
																						}
																						var valid0 = _errs27 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.refersTo !== void 0) {
																							let data19 = data.refersTo;
																							const _errs32 = errors;
																							const _errs33 = errors;
																							let valid4 = false;
																							const _errs34 = errors;
																							if (!validate106(data19, {
																								instancePath: instancePath + "/refersTo",
																								parentData: data,
																								parentDataProperty: "refersTo",
																								rootData,
																								dynamicAnchors
																							})) {
																								vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
																								errors = vErrors.length;
																							}
																							var _valid2 = _errs34 === errors;
																							valid4 = valid4 || _valid2;
																							const _errs35 = errors;
																							if (data19 !== null) {
																								const err4 = {
																									instancePath: instancePath + "/refersTo",
																									schemaPath: "#/properties/refersTo/anyOf/1/type",
																									keyword: "type",
																									params: { type: "null" }
																								};
																								if (vErrors === null) vErrors = [err4];
																								else vErrors.push(err4);
																								errors++;
																							}
																							var _valid2 = _errs35 === errors;
																							valid4 = valid4 || _valid2;
																							if (!valid4) {
																								const err5 = {
																									instancePath: instancePath + "/refersTo",
																									schemaPath: "#/properties/refersTo/anyOf",
																									keyword: "anyOf",
																									params: {}
																								};
																								if (vErrors === null) vErrors = [err5];
																								else vErrors.push(err5);
																								errors++;
																								validate92.errors = vErrors;
																								return false;
																							} else {
																								errors = _errs33;
																								if (vErrors !== null) {
																									if (_errs33) vErrors.length = _errs33;
																									else vErrors = null;
																								}
																							}
																							var valid0 = _errs32 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.chain !== void 0) {
																								let data20 = data.chain;
																								const _errs37 = errors;
																								if (errors === _errs37) {
																									if (Array.isArray(data20)) {
																										const len1 = data20.length;
																										for (let i1 = 0; i1 < len1; i1++) {
																											const _errs39 = errors;
																											if (!validate112(data20[i1], {
																												instancePath: instancePath + "/chain/" + i1,
																												parentData: data20,
																												parentDataProperty: i1,
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs39 === errors)) break;
																										}
																									} else {
																										validate92.errors = [{
																											instancePath: instancePath + "/chain",
																											schemaPath: "#/properties/chain/type",
																											keyword: "type",
																											params: { type: "array" }
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs37 === errors;
																							} else var valid0 = true;
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate92.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"props": {
		"id": true,
		"tradeDate": true,
		"price": true,
		"missingPrice": true,
		"vol": true,
		"priceNot": true,
		"publicationDate": true,
		"transactionID": true,
		"notionalAmt": true,
		"notionalCcy": true,
		"flags": true,
		"status": true,
		"qtyMeasUnit": true,
		"type": true,
		"cleared": true,
		"thirdCountryExecutionVenue": true,
		"voidedBy": true,
		"supersededBy": true,
		"refersTo": true,
		"chain": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	if (!validate92(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
		errors = vErrors.length;
	}
	if (_errs0 === errors) {
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing0;
				if (data.currency === void 0 && (missing0 = "currency") || data.priceCondition === void 0 && (missing0 = "priceCondition") || data.priceMajorCurrency === void 0 && (missing0 = "priceMajorCurrency")) {
					validate91.errors = [{
						instancePath,
						schemaPath: "#/allOf/1/required",
						keyword: "required",
						params: { missingProperty: missing0 }
					}];
					return false;
				} else {
					if (data.currency !== void 0) {
						const _errs3 = errors;
						if (!validate83(data.currency, {
							instancePath: instancePath + "/currency",
							parentData: data,
							parentDataProperty: "currency",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid1 = _errs3 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.priceCondition !== void 0) {
							const _errs4 = errors;
							if (!validate83(data.priceCondition, {
								instancePath: instancePath + "/priceCondition",
								parentData: data,
								parentDataProperty: "priceCondition",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
								errors = vErrors.length;
							}
							var valid1 = _errs4 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.priceMajorCurrency !== void 0) {
								const _errs5 = errors;
								if (!validate83(data.priceMajorCurrency, {
									instancePath: instancePath + "/priceMajorCurrency",
									parentData: data,
									parentDataProperty: "priceMajorCurrency",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid1 = _errs5 === errors;
							} else var valid1 = true;
						}
					}
				}
			} else {
				validate91.errors = [{
					instancePath,
					schemaPath: "#/allOf/1/type",
					keyword: "type",
					params: { type: "object" }
				}];
				return false;
			}
		}
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": {
		"currency": true,
		"priceCondition": true,
		"priceMajorCurrency": true,
		"id": true,
		"tradeDate": true,
		"price": true,
		"missingPrice": true,
		"vol": true,
		"priceNot": true,
		"publicationDate": true,
		"transactionID": true,
		"notionalAmt": true,
		"notionalCcy": true,
		"flags": true,
		"status": true,
		"qtyMeasUnit": true,
		"type": true,
		"cleared": true,
		"thirdCountryExecutionVenue": true,
		"voidedBy": true,
		"supersededBy": true,
		"refersTo": true,
		"chain": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate91(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (key0 !== "currency" && key0 !== "priceCondition" && key0 !== "priceMajorCurrency" && key0 !== "id" && key0 !== "tradeDate" && key0 !== "price" && key0 !== "missingPrice" && key0 !== "vol" && key0 !== "priceNot" && key0 !== "publicationDate" && key0 !== "transactionID" && key0 !== "notionalAmt" && key0 !== "notionalCcy" && key0 !== "flags" && key0 !== "status" && key0 !== "qtyMeasUnit" && key0 !== "type" && key0 !== "cleared" && key0 !== "thirdCountryExecutionVenue" && key0 !== "voidedBy" && key0 !== "supersededBy" && key0 !== "refersTo" && key0 !== "chain") {
				validate90.errors = [{
					instancePath,
					schemaPath: "#/unevaluatedProperties",
					keyword: "unevaluatedProperties",
					params: { unevaluatedProperty: key0 }
				}];
				return false;
			}
		}
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	if (!validate92(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
		errors = vErrors.length;
	}
	if (_errs0 === errors) {
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing0;
				if (data.ccy === void 0 && (missing0 = "ccy") || data.qtyPerMeas === void 0 && (missing0 = "qtyPerMeas")) {
					validate124.errors = [{
						instancePath,
						schemaPath: "#/allOf/1/required",
						keyword: "required",
						params: { missingProperty: missing0 }
					}];
					return false;
				} else {
					if (data.ccy !== void 0) {
						const _errs3 = errors;
						if (!validate83(data.ccy, {
							instancePath: instancePath + "/ccy",
							parentData: data,
							parentDataProperty: "ccy",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid1 = _errs3 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.qtyPerMeas !== void 0) {
							const _errs4 = errors;
							if (!validate64(data.qtyPerMeas, {
								instancePath: instancePath + "/qtyPerMeas",
								parentData: data,
								parentDataProperty: "qtyPerMeas",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var valid1 = _errs4 === errors;
						} else var valid1 = true;
					}
				}
			} else {
				validate124.errors = [{
					instancePath,
					schemaPath: "#/allOf/1/type",
					keyword: "type",
					params: { type: "object" }
				}];
				return false;
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (key0 !== "ccy" && key0 !== "qtyPerMeas" && key0 !== "id" && key0 !== "tradeDate" && key0 !== "price" && key0 !== "missingPrice" && key0 !== "vol" && key0 !== "priceNot" && key0 !== "publicationDate" && key0 !== "transactionID" && key0 !== "notionalAmt" && key0 !== "notionalCcy" && key0 !== "flags" && key0 !== "status" && key0 !== "qtyMeasUnit" && key0 !== "type" && key0 !== "cleared" && key0 !== "thirdCountryExecutionVenue" && key0 !== "voidedBy" && key0 !== "supersededBy" && key0 !== "refersTo" && key0 !== "chain") {
				validate124.errors = [{
					instancePath,
					schemaPath: "#/unevaluatedProperties",
					keyword: "unevaluatedProperties",
					params: { unevaluatedProperty: key0 }
				}];
				return false;
			}
		}
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate59(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs2 = errors;
	if (!validate68(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const _errs3 = errors;
	if (!validate78(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const _errs4 = errors;
	if (!validate90(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs4 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const _errs5 = errors;
	if (!validate124(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs5 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {}
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate58.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate58.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate58.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
var schema39 = {
	"type": ["string", "null"],
	"format": "date-time"
};
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate131.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema39.type }
		}];
		return false;
	}
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate131.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" }
			}];
			return false;
		}
	}
	validate131.errors = vErrors;
	return true;
}
validate131.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rows === void 0 && (missing0 = "rows") || data.changed === void 0 && (missing0 = "changed") || data.skipped === void 0 && (missing0 = "skipped") || data.newest === void 0 && (missing0 = "newest")) {
				validate57.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rows" || key0 === "changed" || key0 === "skipped" || key0 === "newest")) {
					validate57.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rows !== void 0) {
						let data0 = data.rows;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs4 = errors;
									if (!validate58(data0[i0], {
										instancePath: instancePath + "/rows/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
										errors = vErrors.length;
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate57.errors = [{
									instancePath: instancePath + "/rows",
									schemaPath: "#/properties/rows/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.changed !== void 0) {
							let data2 = data.changed;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									const len1 = data2.length;
									for (let i1 = 0; i1 < len1; i1++) {
										const _errs7 = errors;
										if (!validate58(data2[i1], {
											instancePath: instancePath + "/changed/" + i1,
											parentData: data2,
											parentDataProperty: i1,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
											errors = vErrors.length;
										}
										if (!(_errs7 === errors)) break;
									}
								} else {
									validate57.errors = [{
										instancePath: instancePath + "/changed",
										schemaPath: "#/properties/changed/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.skipped !== void 0) {
								let data4 = data.skipped;
								const _errs8 = errors;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate57.errors = [{
										instancePath: instancePath + "/skipped",
										schemaPath: "#/properties/skipped/type",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (errors === _errs8) {
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 1e4 || isNaN(data4)) {
											validate57.errors = [{
												instancePath: instancePath + "/skipped",
												schemaPath: "#/properties/skipped/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e4
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate57.errors = [{
												instancePath: instancePath + "/skipped",
												schemaPath: "#/properties/skipped/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.newest !== void 0) {
									const _errs10 = errors;
									if (!validate131(data.newest, {
										instancePath: instancePath + "/newest",
										parentData: data,
										parentDataProperty: "newest",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate57(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
		errors = vErrors.length;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check3 = validate134;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate135.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.seconds === void 0 && (missing0 = "seconds")) {
			validate135.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "seconds")) {
				validate135.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (data.seconds !== void 0) {
				let data0 = data.seconds;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate135.errors = [{
						instancePath: instancePath + "/seconds",
						schemaPath: "#/properties/seconds/type",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 > 60 || isNaN(data0)) {
						validate135.errors = [{
							instancePath: instancePath + "/seconds",
							schemaPath: "#/properties/seconds/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							}
						}];
						return false;
					} else if (data0 < 0 || isNaN(data0)) {
						validate135.errors = [{
							instancePath: instancePath + "/seconds",
							schemaPath: "#/properties/seconds/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							}
						}];
						return false;
					}
				}
			}
		}
	} else {
		validate135.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate135.errors = vErrors;
	return true;
}
validate135.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate134.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate135(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
		errors = vErrors.length;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
validate134.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check4 = validate137;
var schema43 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason"],
	"properties": { "reason": {
		"type": "string",
		"enum": [
			"signedOut",
			"keyRevoked",
			"keyExpired",
			"keyStopped",
			"accountRemoved",
			"rightLost",
			"rightChanged",
			"stopping"
		]
	} }
};
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate138.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason === void 0 && (missing0 = "reason")) {
			validate138.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason")) {
				validate138.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (data.reason !== void 0) {
				let data0 = data.reason;
				if (typeof data0 !== "string") {
					validate138.errors = [{
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				if (!(data0 === "signedOut" || data0 === "keyRevoked" || data0 === "keyExpired" || data0 === "keyStopped" || data0 === "accountRemoved" || data0 === "rightLost" || data0 === "rightChanged" || data0 === "stopping")) {
					validate138.errors = [{
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/enum",
						keyword: "enum",
						params: { allowedValues: schema43.properties.reason.enum }
					}];
					return false;
				}
			}
		}
	} else {
		validate138.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate138.errors = vErrors;
	return true;
}
validate138.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate137.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate138(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
		errors = vErrors.length;
	}
	validate137.errors = vErrors;
	return errors === 0;
}
validate137.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var eventChecks = {
	"StreamOpened": check1,
	"StreamRows": check2,
	"StreamNext": check3,
	"StreamEnded": check4
};
export { eventChecks };
