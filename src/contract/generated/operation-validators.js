// Made by "npm run contract" from openapi.yaml. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
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
var schema22 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["ActionID", "ActionData"],
	"properties": {
		"ActionID": {
			"type": "string",
			"enum": [
				"REDIRECT_TO_SUBSCRIPTION",
				"ALERT_SUBSCRIPTION_ENDS",
				"ALERT_UNCOMPLETED_PAYMENT"
			]
		},
		"ActionData": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"SubscriptionExpirationPeriod": { "$ref": "contract#/$defs/DateText" },
				"SubscriptionEnded": { "type": "boolean" }
			}
		}
	}
};
var formats0 = require_formats().fullFormats.date;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ActionID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ActionID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.ActionData === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ActionData" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "ActionID" || key0 === "ActionData")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.ActionID !== void 0) {
			let data0 = data.ActionID;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/ActionID",
					schemaPath: "#/properties/ActionID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "REDIRECT_TO_SUBSCRIPTION" || data0 === "ALERT_SUBSCRIPTION_ENDS" || data0 === "ALERT_UNCOMPLETED_PAYMENT")) {
				const err4 = {
					instancePath: instancePath + "/ActionID",
					schemaPath: "#/properties/ActionID/enum",
					keyword: "enum",
					params: { allowedValues: schema22.properties.ActionID.enum }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.ActionData !== void 0) {
			let data1 = data.ActionData;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!(key1 === "SubscriptionExpirationPeriod" || key1 === "SubscriptionEnded")) {
					const err5 = {
						instancePath: instancePath + "/ActionData",
						schemaPath: "#/properties/ActionData/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.SubscriptionExpirationPeriod !== void 0) {
					if (!validate56(data1.SubscriptionExpirationPeriod, {
						instancePath: instancePath + "/ActionData/SubscriptionExpirationPeriod",
						parentData: data1,
						parentDataProperty: "SubscriptionExpirationPeriod",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data1.SubscriptionEnded !== void 0) {
					if (typeof data1.SubscriptionEnded !== "boolean") {
						const err6 = {
							instancePath: instancePath + "/ActionData/SubscriptionEnded",
							schemaPath: "#/properties/ActionData/properties/SubscriptionEnded/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/ActionData",
					schemaPath: "#/properties/ActionData/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
validate55.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Notifications === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Notifications" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Parameters === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Parameters" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.restrictedMode === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "restrictedMode" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "Notifications" || key0 === "Parameters" || key0 === "restrictedMode")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.email !== void 0) {
			if (typeof data.email !== "string") {
				const err5 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Notifications !== void 0) {
			let data1 = data.Notifications;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate55(data1[i0], {
					instancePath: instancePath + "/Notifications/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/Notifications",
					schemaPath: "#/properties/Notifications/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.Parameters !== void 0) {
			let data3 = data.Parameters;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key1 in data3) if (!(key1 === "sliceFileLinkPath")) {
					const err7 = {
						instancePath: instancePath + "/Parameters",
						schemaPath: "#/properties/Parameters/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data3.sliceFileLinkPath !== void 0) {
					if (typeof data3.sliceFileLinkPath !== "string") {
						const err8 = {
							instancePath: instancePath + "/Parameters/sliceFileLinkPath",
							schemaPath: "#/properties/Parameters/properties/sliceFileLinkPath/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/Parameters",
					schemaPath: "#/properties/Parameters/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.restrictedMode !== void 0) {
			if (typeof data.restrictedMode !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/restrictedMode",
					schemaPath: "#/properties/restrictedMode/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
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
var check2 = validate60;
var pattern3 = new RegExp("^([a-z]+([-.][a-z]+)*|E[0-9]{7}|INTERNAL)$", "u");
var schema26 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"Version",
		"IsRenewable",
		"TradingVenuesList",
		"UncompletedPayments"
	],
	"properties": {
		"Version": {
			"type": "integer",
			"minimum": 0
		},
		"IsRenewable": { "type": "boolean" },
		"TradingVenuesList": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"TradingVenueID",
					"IsRealOrders",
					"IsRealTraders",
					"IsDelayedOrders",
					"IsDelayedTraders",
					"SubscriptionEndDate"
				],
				"properties": {
					"TradingVenueID": {
						"type": "integer",
						"minimum": 1
					},
					"IsRealOrders": { "type": "boolean" },
					"IsRealTraders": { "type": "boolean" },
					"IsDelayedOrders": { "type": "boolean" },
					"IsDelayedTraders": { "type": "boolean" },
					"SubscriptionEndDate": { "$ref": "contract#/$defs/DateText" }
				}
			}
		},
		"AutoRenewal": { "type": "boolean" },
		"MonthlyFee": {
			"type": "integer",
			"minimum": 0
		},
		"RenewableFrom": { "$ref": "contract#/$defs/DateText" },
		"TerminatedOn": { "$ref": "contract#/$defs/DateText" },
		"PriceNotice": {
			"type": "object",
			"additionalProperties": false,
			"required": ["CostPerVenue", "AppliesFrom"],
			"properties": {
				"CostPerVenue": {
					"type": "integer",
					"minimum": 0
				},
				"AppliesFrom": { "$ref": "contract#/$defs/DateText" },
				"TerminateBy": { "$ref": "contract#/$defs/DateText" }
			}
		},
		"UncompletedPayments": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"OrderID",
					"OrderPrice",
					"OrderStatus",
					"OrderKind",
					"StartDate",
					"EndDate",
					"VenuesOrdered"
				],
				"properties": {
					"OrderID": { "type": "string" },
					"OrderPrice": { "$ref": "contract#/$defs/Dollars" },
					"OrderStatus": { "$ref": "contract#/$defs/OrderStatus" },
					"OrderKind": { "$ref": "contract#/$defs/SubscriptionOrderKind" },
					"StartDate": { "$ref": "contract#/$defs/DateText" },
					"EndDate": { "$ref": "contract#/$defs/DateText" },
					"VenuesOrdered": {
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": [
								"TradingVenueID",
								"IsRealOrders",
								"IsRealTraders",
								"IsDelayedOrders",
								"IsDelayedTraders"
							],
							"properties": {
								"TradingVenueID": {
									"type": "integer",
									"minimum": 1
								},
								"IsRealOrders": { "type": "boolean" },
								"IsRealTraders": { "type": "boolean" },
								"IsDelayedOrders": { "type": "boolean" },
								"IsDelayedTraders": { "type": "boolean" }
							}
						}
					}
				}
			}
		}
	}
};
var func1 = Object.prototype.hasOwnProperty;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data < 0 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema28 = {
	"type": "string",
	"enum": [
		"created",
		"executing",
		"pending",
		"paid",
		"cancelled",
		"failed",
		"refunded",
		"reversed"
	]
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "created" || data === "executing" || data === "pending" || data === "paid" || data === "cancelled" || data === "failed" || data === "refunded" || data === "reversed")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema28.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
validate70.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema29 = {
	"type": "string",
	"enum": [
		"signUp",
		"change",
		"renewal"
	]
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "signUp" || data === "change" || data === "renewal")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema29.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.IsRenewable === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsRenewable" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TradingVenuesList === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenuesList" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.UncompletedPayments === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "UncompletedPayments" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema26.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Version !== void 0) {
			let data0 = data.Version;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/Version",
					schemaPath: "#/properties/Version/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/Version",
						schemaPath: "#/properties/Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.IsRenewable !== void 0) {
			if (typeof data.IsRenewable !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/IsRenewable",
					schemaPath: "#/properties/IsRenewable/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.TradingVenuesList !== void 0) {
			let data2 = data.TradingVenuesList;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.TradingVenueID === void 0) {
							const err8 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "TradingVenueID" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (data3.IsRealOrders === void 0) {
							const err9 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealOrders" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.IsRealTraders === void 0) {
							const err10 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealTraders" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.IsDelayedOrders === void 0) {
							const err11 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsDelayedOrders" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data3.IsDelayedTraders === void 0) {
							const err12 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsDelayedTraders" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data3.SubscriptionEndDate === void 0) {
							const err13 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "SubscriptionEndDate" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key1 in data3) if (!(key1 === "TradingVenueID" || key1 === "IsRealOrders" || key1 === "IsRealTraders" || key1 === "IsDelayedOrders" || key1 === "IsDelayedTraders" || key1 === "SubscriptionEndDate")) {
							const err14 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data3.TradingVenueID !== void 0) {
							let data4 = data3.TradingVenueID;
							if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
								const err15 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/TradingVenueID",
									schemaPath: "#/properties/TradingVenuesList/items/properties/TradingVenueID/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (typeof data4 == "number" && isFinite(data4)) {
								if (data4 < 1 || isNaN(data4)) {
									const err16 = {
										instancePath: instancePath + "/TradingVenuesList/" + i0 + "/TradingVenueID",
										schemaPath: "#/properties/TradingVenuesList/items/properties/TradingVenueID/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							}
						}
						if (data3.IsRealOrders !== void 0) {
							if (typeof data3.IsRealOrders !== "boolean") {
								const err17 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsRealOrders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsRealOrders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data3.IsRealTraders !== void 0) {
							if (typeof data3.IsRealTraders !== "boolean") {
								const err18 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsRealTraders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsRealTraders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data3.IsDelayedOrders !== void 0) {
							if (typeof data3.IsDelayedOrders !== "boolean") {
								const err19 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsDelayedOrders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsDelayedOrders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						if (data3.IsDelayedTraders !== void 0) {
							if (typeof data3.IsDelayedTraders !== "boolean") {
								const err20 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsDelayedTraders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsDelayedTraders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
						if (data3.SubscriptionEndDate !== void 0) {
							if (!validate56(data3.SubscriptionEndDate, {
								instancePath: instancePath + "/TradingVenuesList/" + i0 + "/SubscriptionEndDate",
								parentData: data3,
								parentDataProperty: "SubscriptionEndDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/TradingVenuesList/" + i0,
							schemaPath: "#/properties/TradingVenuesList/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/TradingVenuesList",
					schemaPath: "#/properties/TradingVenuesList/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.AutoRenewal !== void 0) {
			if (typeof data.AutoRenewal !== "boolean") {
				const err23 = {
					instancePath: instancePath + "/AutoRenewal",
					schemaPath: "#/properties/AutoRenewal/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.MonthlyFee !== void 0) {
			let data11 = data.MonthlyFee;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
				const err24 = {
					instancePath: instancePath + "/MonthlyFee",
					schemaPath: "#/properties/MonthlyFee/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data11 == "number" && isFinite(data11)) {
				if (data11 < 0 || isNaN(data11)) {
					const err25 = {
						instancePath: instancePath + "/MonthlyFee",
						schemaPath: "#/properties/MonthlyFee/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.RenewableFrom !== void 0) {
			if (!validate56(data.RenewableFrom, {
				instancePath: instancePath + "/RenewableFrom",
				parentData: data,
				parentDataProperty: "RenewableFrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.TerminatedOn !== void 0) {
			if (!validate56(data.TerminatedOn, {
				instancePath: instancePath + "/TerminatedOn",
				parentData: data,
				parentDataProperty: "TerminatedOn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.PriceNotice !== void 0) {
			let data14 = data.PriceNotice;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.CostPerVenue === void 0) {
					const err26 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/required",
						keyword: "required",
						params: { missingProperty: "CostPerVenue" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (data14.AppliesFrom === void 0) {
					const err27 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/required",
						keyword: "required",
						params: { missingProperty: "AppliesFrom" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				for (const key2 in data14) if (!(key2 === "CostPerVenue" || key2 === "AppliesFrom" || key2 === "TerminateBy")) {
					const err28 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data14.CostPerVenue !== void 0) {
					let data15 = data14.CostPerVenue;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						const err29 = {
							instancePath: instancePath + "/PriceNotice/CostPerVenue",
							schemaPath: "#/properties/PriceNotice/properties/CostPerVenue/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) {
							const err30 = {
								instancePath: instancePath + "/PriceNotice/CostPerVenue",
								schemaPath: "#/properties/PriceNotice/properties/CostPerVenue/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
				}
				if (data14.AppliesFrom !== void 0) {
					if (!validate56(data14.AppliesFrom, {
						instancePath: instancePath + "/PriceNotice/AppliesFrom",
						parentData: data14,
						parentDataProperty: "AppliesFrom",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data14.TerminateBy !== void 0) {
					if (!validate56(data14.TerminateBy, {
						instancePath: instancePath + "/PriceNotice/TerminateBy",
						parentData: data14,
						parentDataProperty: "TerminateBy",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/PriceNotice",
					schemaPath: "#/properties/PriceNotice/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.UncompletedPayments !== void 0) {
			let data18 = data.UncompletedPayments;
			if (Array.isArray(data18)) {
				const len1 = data18.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data19 = data18[i1];
					if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
						if (data19.OrderID === void 0) {
							const err32 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderID" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (data19.OrderPrice === void 0) {
							const err33 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderPrice" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (data19.OrderStatus === void 0) {
							const err34 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderStatus" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (data19.OrderKind === void 0) {
							const err35 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderKind" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data19.StartDate === void 0) {
							const err36 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "StartDate" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (data19.EndDate === void 0) {
							const err37 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "EndDate" }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (data19.VenuesOrdered === void 0) {
							const err38 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "VenuesOrdered" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						for (const key3 in data19) if (!(key3 === "OrderID" || key3 === "OrderPrice" || key3 === "OrderStatus" || key3 === "OrderKind" || key3 === "StartDate" || key3 === "EndDate" || key3 === "VenuesOrdered")) {
							const err39 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						if (data19.OrderID !== void 0) {
							if (typeof data19.OrderID !== "string") {
								const err40 = {
									instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderID",
									schemaPath: "#/properties/UncompletedPayments/items/properties/OrderID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data19.OrderPrice !== void 0) {
							if (!validate68(data19.OrderPrice, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderPrice",
								parentData: data19,
								parentDataProperty: "OrderPrice",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data19.OrderStatus !== void 0) {
							if (!validate70(data19.OrderStatus, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderStatus",
								parentData: data19,
								parentDataProperty: "OrderStatus",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
								errors = vErrors.length;
							}
						}
						if (data19.OrderKind !== void 0) {
							if (!validate72(data19.OrderKind, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderKind",
								parentData: data19,
								parentDataProperty: "OrderKind",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
								errors = vErrors.length;
							}
						}
						if (data19.StartDate !== void 0) {
							if (!validate56(data19.StartDate, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/StartDate",
								parentData: data19,
								parentDataProperty: "StartDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data19.EndDate !== void 0) {
							if (!validate56(data19.EndDate, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/EndDate",
								parentData: data19,
								parentDataProperty: "EndDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data19.VenuesOrdered !== void 0) {
							let data26 = data19.VenuesOrdered;
							if (Array.isArray(data26)) {
								const len2 = data26.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data27 = data26[i2];
									if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
										if (data27.TradingVenueID === void 0) {
											const err41 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "TradingVenueID" }
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
										if (data27.IsRealOrders === void 0) {
											const err42 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsRealOrders" }
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
										if (data27.IsRealTraders === void 0) {
											const err43 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsRealTraders" }
											};
											if (vErrors === null) vErrors = [err43];
											else vErrors.push(err43);
											errors++;
										}
										if (data27.IsDelayedOrders === void 0) {
											const err44 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsDelayedOrders" }
											};
											if (vErrors === null) vErrors = [err44];
											else vErrors.push(err44);
											errors++;
										}
										if (data27.IsDelayedTraders === void 0) {
											const err45 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsDelayedTraders" }
											};
											if (vErrors === null) vErrors = [err45];
											else vErrors.push(err45);
											errors++;
										}
										for (const key4 in data27) if (!(key4 === "TradingVenueID" || key4 === "IsRealOrders" || key4 === "IsRealTraders" || key4 === "IsDelayedOrders" || key4 === "IsDelayedTraders")) {
											const err46 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 }
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
										if (data27.TradingVenueID !== void 0) {
											let data28 = data27.TradingVenueID;
											if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
												const err47 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/TradingVenueID",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/TradingVenueID/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err47];
												else vErrors.push(err47);
												errors++;
											}
											if (typeof data28 == "number" && isFinite(data28)) {
												if (data28 < 1 || isNaN(data28)) {
													const err48 = {
														instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/TradingVenueID",
														schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/TradingVenueID/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err48];
													else vErrors.push(err48);
													errors++;
												}
											}
										}
										if (data27.IsRealOrders !== void 0) {
											if (typeof data27.IsRealOrders !== "boolean") {
												const err49 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsRealOrders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsRealOrders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err49];
												else vErrors.push(err49);
												errors++;
											}
										}
										if (data27.IsRealTraders !== void 0) {
											if (typeof data27.IsRealTraders !== "boolean") {
												const err50 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsRealTraders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsRealTraders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err50];
												else vErrors.push(err50);
												errors++;
											}
										}
										if (data27.IsDelayedOrders !== void 0) {
											if (typeof data27.IsDelayedOrders !== "boolean") {
												const err51 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsDelayedOrders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsDelayedOrders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err51];
												else vErrors.push(err51);
												errors++;
											}
										}
										if (data27.IsDelayedTraders !== void 0) {
											if (typeof data27.IsDelayedTraders !== "boolean") {
												const err52 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsDelayedTraders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsDelayedTraders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err52];
												else vErrors.push(err52);
												errors++;
											}
										}
									} else {
										const err53 = {
											instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
											schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
								}
							} else {
								const err54 = {
									instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered",
									schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/UncompletedPayments/" + i1,
							schemaPath: "#/properties/UncompletedPayments/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/UncompletedPayments",
					schemaPath: "#/properties/UncompletedPayments/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
	} else {
		const err57 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err57];
		else vErrors.push(err57);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "error" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "error")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.error !== void 0) {
			let data0 = data.error;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.code === void 0) {
					const err2 = {
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/required",
						keyword: "required",
						params: { missingProperty: "code" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.message === void 0) {
					const err3 = {
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/required",
						keyword: "required",
						params: { missingProperty: "message" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.requestId === void 0) {
					const err4 = {
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/required",
						keyword: "required",
						params: { missingProperty: "requestId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "code" || key1 === "message" || key1 === "requestId" || key1 === "fields" || key1 === "subscription")) {
					const err5 = {
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.code !== void 0) {
					let data1 = data0.code;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							const err6 = {
								instancePath: instancePath + "/error/code",
								schemaPath: "#/properties/error/properties/code/pattern",
								keyword: "pattern",
								params: { pattern: "^([a-z]+([-.][a-z]+)*|E[0-9]{7}|INTERNAL)$" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/error/code",
							schemaPath: "#/properties/error/properties/code/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.message !== void 0) {
					let data2 = data0.message;
					const _errs8 = errors;
					let valid2 = false;
					const _errs9 = errors;
					if (typeof data2 !== "string") {
						const err8 = {
							instancePath: instancePath + "/error/message",
							schemaPath: "#/properties/error/properties/message/anyOf/0/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					var _valid0 = _errs9 === errors;
					valid2 = valid2 || _valid0;
					const _errs11 = errors;
					if (Array.isArray(data2)) {
						if (data2.length < 1) {
							const err9 = {
								instancePath: instancePath + "/error/message",
								schemaPath: "#/properties/error/properties/message/anyOf/1/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
							const err10 = {
								instancePath: instancePath + "/error/message/" + i0,
								schemaPath: "#/properties/error/properties/message/anyOf/1/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/error/message",
							schemaPath: "#/properties/error/properties/message/anyOf/1/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					var _valid0 = _errs11 === errors;
					valid2 = valid2 || _valid0;
					if (!valid2) {
						const err12 = {
							instancePath: instancePath + "/error/message",
							schemaPath: "#/properties/error/properties/message/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					} else {
						errors = _errs8;
						if (vErrors !== null) {
							if (_errs8) vErrors.length = _errs8;
							else vErrors = null;
						}
					}
				}
				if (data0.requestId !== void 0) {
					if (typeof data0.requestId !== "string") {
						const err13 = {
							instancePath: instancePath + "/error/requestId",
							schemaPath: "#/properties/error/properties/requestId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data0.fields !== void 0) {
					let data5 = data0.fields;
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key2 in data5) {
						let data6 = data5[key2];
						if (Array.isArray(data6)) {
							if (data6.length < 1) {
								const err14 = {
									instancePath: instancePath + "/error/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/error/properties/fields/additionalProperties/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							const len1 = data6.length;
							for (let i1 = 0; i1 < len1; i1++) if (typeof data6[i1] !== "string") {
								const err15 = {
									instancePath: instancePath + "/error/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1,
									schemaPath: "#/properties/error/properties/fields/additionalProperties/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/error/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/error/properties/fields/additionalProperties/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					else {
						const err17 = {
							instancePath: instancePath + "/error/fields",
							schemaPath: "#/properties/error/properties/fields/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data0.subscription !== void 0) {
					if (!validate62(data0.subscription, {
						instancePath: instancePath + "/error/subscription",
						parentData: data0,
						parentDataProperty: "subscription",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate61(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
		errors = vErrors.length;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
validate60.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check3 = validate78;
var schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"noPaymentMode",
		"captcha",
		"signIn",
		"payment",
		"debounceMaxWait",
		"supportEmail",
		"filesUrl",
		"links",
		"sandbox"
	],
	"properties": {
		"noPaymentMode": { "type": "boolean" },
		"captcha": {
			"type": "object",
			"additionalProperties": false,
			"required": ["skipValidation"],
			"properties": {
				"skipValidation": { "type": "boolean" },
				"siteKey": { "type": "string" },
				"scriptUrl": { "type": "string" }
			}
		},
		"signIn": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issuer",
				"clientId",
				"redirectUri",
				"authorizationEndpoint"
			],
			"properties": {
				"issuer": { "type": "string" },
				"clientId": { "type": "string" },
				"redirectUri": { "type": "string" },
				"authorizationEndpoint": { "type": "string" }
			}
		},
		"payment": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"environment",
				"createUrl",
				"checkUrl",
				"executeUrl"
			],
			"properties": {
				"environment": {
					"type": "string",
					"enum": ["sandbox", "production"]
				},
				"clientId": { "type": "string" },
				"sdkUrl": { "type": "string" },
				"createUrl": { "type": "string" },
				"checkUrl": { "type": "string" },
				"executeUrl": { "type": "string" }
			}
		},
		"debounceMaxWait": {
			"type": "integer",
			"minimum": 0
		},
		"supportEmail": { "type": "string" },
		"filesUrl": { "type": "string" },
		"links": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"moreInfo",
				"legalNotice",
				"privacyPolicy",
				"accessibility",
				"cookies",
				"disclaimer",
				"modernSlavery",
				"deliveredBy"
			],
			"properties": {
				"moreInfo": { "type": "string" },
				"legalNotice": { "type": "string" },
				"privacyPolicy": { "type": "string" },
				"accessibility": { "type": "string" },
				"cookies": { "type": "string" },
				"disclaimer": { "type": "string" },
				"modernSlavery": { "type": "string" },
				"deliveredBy": { "type": "string" }
			}
		},
		"sandbox": { "type": "boolean" }
	}
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.noPaymentMode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "noPaymentMode" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.captcha === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "captcha" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.signIn === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "signIn" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.payment === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.debounceMaxWait === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "debounceMaxWait" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.supportEmail === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "supportEmail" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.filesUrl === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filesUrl" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.links === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "links" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sandbox === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sandbox" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.noPaymentMode !== void 0) {
			if (typeof data.noPaymentMode !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/noPaymentMode",
					schemaPath: "#/properties/noPaymentMode/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.captcha !== void 0) {
			let data1 = data.captcha;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.skipValidation === void 0) {
					const err11 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/required",
						keyword: "required",
						params: { missingProperty: "skipValidation" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "skipValidation" || key1 === "siteKey" || key1 === "scriptUrl")) {
					const err12 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data1.skipValidation !== void 0) {
					if (typeof data1.skipValidation !== "boolean") {
						const err13 = {
							instancePath: instancePath + "/captcha/skipValidation",
							schemaPath: "#/properties/captcha/properties/skipValidation/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.siteKey !== void 0) {
					if (typeof data1.siteKey !== "string") {
						const err14 = {
							instancePath: instancePath + "/captcha/siteKey",
							schemaPath: "#/properties/captcha/properties/siteKey/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data1.scriptUrl !== void 0) {
					if (typeof data1.scriptUrl !== "string") {
						const err15 = {
							instancePath: instancePath + "/captcha/scriptUrl",
							schemaPath: "#/properties/captcha/properties/scriptUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/captcha",
					schemaPath: "#/properties/captcha/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.signIn !== void 0) {
			let data5 = data.signIn;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.issuer === void 0) {
					const err17 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "#/properties/signIn/required",
						keyword: "required",
						params: { missingProperty: "issuer" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data5.clientId === void 0) {
					const err18 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "#/properties/signIn/required",
						keyword: "required",
						params: { missingProperty: "clientId" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data5.redirectUri === void 0) {
					const err19 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "#/properties/signIn/required",
						keyword: "required",
						params: { missingProperty: "redirectUri" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data5.authorizationEndpoint === void 0) {
					const err20 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "#/properties/signIn/required",
						keyword: "required",
						params: { missingProperty: "authorizationEndpoint" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				for (const key2 in data5) if (!(key2 === "issuer" || key2 === "clientId" || key2 === "redirectUri" || key2 === "authorizationEndpoint")) {
					const err21 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "#/properties/signIn/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data5.issuer !== void 0) {
					if (typeof data5.issuer !== "string") {
						const err22 = {
							instancePath: instancePath + "/signIn/issuer",
							schemaPath: "#/properties/signIn/properties/issuer/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data5.clientId !== void 0) {
					if (typeof data5.clientId !== "string") {
						const err23 = {
							instancePath: instancePath + "/signIn/clientId",
							schemaPath: "#/properties/signIn/properties/clientId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data5.redirectUri !== void 0) {
					if (typeof data5.redirectUri !== "string") {
						const err24 = {
							instancePath: instancePath + "/signIn/redirectUri",
							schemaPath: "#/properties/signIn/properties/redirectUri/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data5.authorizationEndpoint !== void 0) {
					if (typeof data5.authorizationEndpoint !== "string") {
						const err25 = {
							instancePath: instancePath + "/signIn/authorizationEndpoint",
							schemaPath: "#/properties/signIn/properties/authorizationEndpoint/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/signIn",
					schemaPath: "#/properties/signIn/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.payment !== void 0) {
			let data10 = data.payment;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.environment === void 0) {
					const err27 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/required",
						keyword: "required",
						params: { missingProperty: "environment" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (data10.createUrl === void 0) {
					const err28 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/required",
						keyword: "required",
						params: { missingProperty: "createUrl" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data10.checkUrl === void 0) {
					const err29 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/required",
						keyword: "required",
						params: { missingProperty: "checkUrl" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (data10.executeUrl === void 0) {
					const err30 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/required",
						keyword: "required",
						params: { missingProperty: "executeUrl" }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "environment" || key3 === "clientId" || key3 === "sdkUrl" || key3 === "createUrl" || key3 === "checkUrl" || key3 === "executeUrl")) {
					const err31 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data10.environment !== void 0) {
					let data11 = data10.environment;
					if (typeof data11 !== "string") {
						const err32 = {
							instancePath: instancePath + "/payment/environment",
							schemaPath: "#/properties/payment/properties/environment/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (!(data11 === "sandbox" || data11 === "production")) {
						const err33 = {
							instancePath: instancePath + "/payment/environment",
							schemaPath: "#/properties/payment/properties/environment/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.payment.properties.environment.enum }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data10.clientId !== void 0) {
					if (typeof data10.clientId !== "string") {
						const err34 = {
							instancePath: instancePath + "/payment/clientId",
							schemaPath: "#/properties/payment/properties/clientId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				if (data10.sdkUrl !== void 0) {
					if (typeof data10.sdkUrl !== "string") {
						const err35 = {
							instancePath: instancePath + "/payment/sdkUrl",
							schemaPath: "#/properties/payment/properties/sdkUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
				if (data10.createUrl !== void 0) {
					if (typeof data10.createUrl !== "string") {
						const err36 = {
							instancePath: instancePath + "/payment/createUrl",
							schemaPath: "#/properties/payment/properties/createUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data10.checkUrl !== void 0) {
					if (typeof data10.checkUrl !== "string") {
						const err37 = {
							instancePath: instancePath + "/payment/checkUrl",
							schemaPath: "#/properties/payment/properties/checkUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
				}
				if (data10.executeUrl !== void 0) {
					if (typeof data10.executeUrl !== "string") {
						const err38 = {
							instancePath: instancePath + "/payment/executeUrl",
							schemaPath: "#/properties/payment/properties/executeUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/payment",
					schemaPath: "#/properties/payment/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.debounceMaxWait !== void 0) {
			let data17 = data.debounceMaxWait;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				const err40 = {
					instancePath: instancePath + "/debounceMaxWait",
					schemaPath: "#/properties/debounceMaxWait/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 < 0 || isNaN(data17)) {
					const err41 = {
						instancePath: instancePath + "/debounceMaxWait",
						schemaPath: "#/properties/debounceMaxWait/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
		}
		if (data.supportEmail !== void 0) {
			if (typeof data.supportEmail !== "string") {
				const err42 = {
					instancePath: instancePath + "/supportEmail",
					schemaPath: "#/properties/supportEmail/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.filesUrl !== void 0) {
			if (typeof data.filesUrl !== "string") {
				const err43 = {
					instancePath: instancePath + "/filesUrl",
					schemaPath: "#/properties/filesUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.links !== void 0) {
			let data20 = data.links;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.moreInfo === void 0) {
					const err44 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "moreInfo" }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (data20.legalNotice === void 0) {
					const err45 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "legalNotice" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (data20.privacyPolicy === void 0) {
					const err46 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "privacyPolicy" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				if (data20.accessibility === void 0) {
					const err47 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "accessibility" }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data20.cookies === void 0) {
					const err48 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "cookies" }
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (data20.disclaimer === void 0) {
					const err49 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "disclaimer" }
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (data20.modernSlavery === void 0) {
					const err50 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "modernSlavery" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data20.deliveredBy === void 0) {
					const err51 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/required",
						keyword: "required",
						params: { missingProperty: "deliveredBy" }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				for (const key4 in data20) if (!(key4 === "moreInfo" || key4 === "legalNotice" || key4 === "privacyPolicy" || key4 === "accessibility" || key4 === "cookies" || key4 === "disclaimer" || key4 === "modernSlavery" || key4 === "deliveredBy")) {
					const err52 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				if (data20.moreInfo !== void 0) {
					if (typeof data20.moreInfo !== "string") {
						const err53 = {
							instancePath: instancePath + "/links/moreInfo",
							schemaPath: "#/properties/links/properties/moreInfo/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
				if (data20.legalNotice !== void 0) {
					if (typeof data20.legalNotice !== "string") {
						const err54 = {
							instancePath: instancePath + "/links/legalNotice",
							schemaPath: "#/properties/links/properties/legalNotice/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
				if (data20.privacyPolicy !== void 0) {
					if (typeof data20.privacyPolicy !== "string") {
						const err55 = {
							instancePath: instancePath + "/links/privacyPolicy",
							schemaPath: "#/properties/links/properties/privacyPolicy/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data20.accessibility !== void 0) {
					if (typeof data20.accessibility !== "string") {
						const err56 = {
							instancePath: instancePath + "/links/accessibility",
							schemaPath: "#/properties/links/properties/accessibility/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data20.cookies !== void 0) {
					if (typeof data20.cookies !== "string") {
						const err57 = {
							instancePath: instancePath + "/links/cookies",
							schemaPath: "#/properties/links/properties/cookies/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
				if (data20.disclaimer !== void 0) {
					if (typeof data20.disclaimer !== "string") {
						const err58 = {
							instancePath: instancePath + "/links/disclaimer",
							schemaPath: "#/properties/links/properties/disclaimer/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data20.modernSlavery !== void 0) {
					if (typeof data20.modernSlavery !== "string") {
						const err59 = {
							instancePath: instancePath + "/links/modernSlavery",
							schemaPath: "#/properties/links/properties/modernSlavery/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data20.deliveredBy !== void 0) {
					if (typeof data20.deliveredBy !== "string") {
						const err60 = {
							instancePath: instancePath + "/links/deliveredBy",
							schemaPath: "#/properties/links/properties/deliveredBy/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
			} else {
				const err61 = {
					instancePath: instancePath + "/links",
					schemaPath: "#/properties/links/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err61];
				else vErrors.push(err61);
				errors++;
			}
		}
		if (data.sandbox !== void 0) {
			if (typeof data.sandbox !== "boolean") {
				const err62 = {
					instancePath: instancePath + "/sandbox",
					schemaPath: "#/properties/sandbox/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
		}
	} else {
		const err63 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err63];
		else vErrors.push(err63);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
validate79.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate78.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate79(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
		errors = vErrors.length;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
validate78.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check4 = validate81;
var func3 = require_ucs2length().default;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.login === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "login" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "login" || key0 === "password")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.login !== void 0) {
			let data0 = data.login;
			if (typeof data0 === "string") {
				if (func3(data0) > 254) {
					const err3 = {
						instancePath: instancePath + "/login",
						schemaPath: "#/properties/login/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/login",
						schemaPath: "#/properties/login/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/login",
					schemaPath: "#/properties/login/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func3(data1) > 256) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 256 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func3(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate82(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
		errors = vErrors.length;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
validate81.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check5 = validate84;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate85.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sessionToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionToken" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nonce === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nonce" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "sessionToken" || key0 === "nonce")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sessionToken !== void 0) {
			if (typeof data.sessionToken !== "string") {
				const err3 = {
					instancePath: instancePath + "/sessionToken",
					schemaPath: "#/properties/sessionToken/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nonce !== void 0) {
			if (typeof data.nonce !== "string") {
				const err4 = {
					instancePath: instancePath + "/nonce",
					schemaPath: "#/properties/nonce/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate85.errors = vErrors;
	return errors === 0;
}
validate85.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate85(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
		errors = vErrors.length;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check6 = validate87;
var pattern4 = new RegExp("^[A-Za-z0-9._~-]+$", "u");
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate88.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.codeVerifier === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "codeVerifier" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "codeVerifier")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (typeof data0 === "string") {
				if (func3(data0) > 2048) {
					const err3 = {
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.codeVerifier !== void 0) {
			let data1 = data.codeVerifier;
			if (typeof data1 === "string") {
				if (func3(data1) > 128) {
					const err6 = {
						instancePath: instancePath + "/codeVerifier",
						schemaPath: "#/properties/codeVerifier/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func3(data1) < 43) {
					const err7 = {
						instancePath: instancePath + "/codeVerifier",
						schemaPath: "#/properties/codeVerifier/minLength",
						keyword: "minLength",
						params: { limit: 43 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern4.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/codeVerifier",
						schemaPath: "#/properties/codeVerifier/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9._~-]+$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/codeVerifier",
					schemaPath: "#/properties/codeVerifier/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
validate88.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate87.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate88(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
		errors = vErrors.length;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
validate87.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check7 = validate90;
var schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"email",
		"firstName",
		"lastName",
		"phoneNumber",
		"country",
		"question",
		"answer",
		"termsVersion",
		"venueRegisters"
	],
	"properties": {
		"email": { "$ref": "contract#/$defs/EmailAddress" },
		"firstName": { "$ref": "contract#/$defs/PersonName" },
		"lastName": { "$ref": "contract#/$defs/PersonName" },
		"phoneNumber": { "$ref": "contract#/$defs/PhoneNumber" },
		"company": { "$ref": "contract#/$defs/Company" },
		"country": { "$ref": "contract#/$defs/CountryCode" },
		"question": { "$ref": "contract#/$defs/SecurityQuestionText" },
		"answer": { "$ref": "contract#/$defs/SecurityAnswer" },
		"registrationType": {
			"type": "string",
			"enum": ["web", "slice"]
		},
		"termsVersion": {
			"type": ["string", "null"],
			"maxLength": 40,
			"pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$"
		},
		"venueRegisters": { "$ref": "contract#/$defs/VenueChoices" }
	}
};
var pattern5 = new RegExp("^[A-Za-z0-9_]+([.+-]+[A-Za-z0-9_]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$", "u");
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 254) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 254 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9_]+([.+-]+[A-Za-z0-9_]+)*@[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*\\.[A-Za-z0-9]{2,}$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern6 = new RegExp("^[^\\p{Cc}\\p{Cs}]*$", "u");
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 50) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 50 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate97.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 250) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 250 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 2) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
validate97.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern8 = new RegExp("^[A-Z]{2}$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 2) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 2) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z]{2}$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema45 = {
	"type": "string",
	"enum": [
		"What was the name of your first school?",
		"What was the name of your first pet?",
		"In which town were you born?"
	]
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "What was the name of your first school?" || data === "What was the name of your first pet?" || data === "In which town were you born?")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema45.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern9 = new RegExp("^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$", "u");
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern9.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\p{Zs}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]{2,}[^\\s\\p{Cc}\\p{Cs}]\\p{Zs}*$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.venueId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "venueId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.isRealOrders === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isRealOrders" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.isRealTraders === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isRealTraders" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.isDelayedOrders === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isDelayedOrders" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.isDelayedTraders === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isDelayedTraders" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "venueId" || key0 === "isRealOrders" || key0 === "isRealTraders" || key0 === "isDelayedOrders" || key0 === "isDelayedTraders")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.venueId !== void 0) {
			let data0 = data.venueId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err6 = {
					instancePath: instancePath + "/venueId",
					schemaPath: "#/properties/venueId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 2147483647 || isNaN(data0)) {
					const err7 = {
						instancePath: instancePath + "/venueId",
						schemaPath: "#/properties/venueId/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err8 = {
						instancePath: instancePath + "/venueId",
						schemaPath: "#/properties/venueId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.isRealOrders !== void 0) {
			if (typeof data.isRealOrders !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/isRealOrders",
					schemaPath: "#/properties/isRealOrders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.isRealTraders !== void 0) {
			if (typeof data.isRealTraders !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/isRealTraders",
					schemaPath: "#/properties/isRealTraders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.isDelayedOrders !== void 0) {
			if (typeof data.isDelayedOrders !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/isDelayedOrders",
					schemaPath: "#/properties/isDelayedOrders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.isDelayedTraders !== void 0) {
			if (typeof data.isDelayedTraders !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/isDelayedTraders",
					schemaPath: "#/properties/isDelayedTraders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
validate108.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate108(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
			errors = vErrors.length;
		}
		const _errs2 = errors;
		const len1 = data.length;
		for (let i1 = 0; i1 < len1; i1++) {
			let data1 = data[i1];
			const _errs3 = errors;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err2 = {
					instancePath: instancePath + "/" + i1,
					schemaPath: "#/contains/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.isRealOrders !== void 0) {
					if (true !== data1.isRealOrders) {
						const err3 = {
							instancePath: instancePath + "/" + i1 + "/isRealOrders",
							schemaPath: "#/contains/anyOf/0/properties/isRealOrders/const",
							keyword: "const",
							params: { allowedValue: true }
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			var _valid0 = _errs6 === errors;
			valid3 = valid3 || _valid0;
			if (_valid0) {
				var props0 = {};
				props0.isRealOrders = true;
			}
			const _errs8 = errors;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.isRealTraders !== void 0) {
					if (true !== data1.isRealTraders) {
						const err4 = {
							instancePath: instancePath + "/" + i1 + "/isRealTraders",
							schemaPath: "#/contains/anyOf/1/properties/isRealTraders/const",
							keyword: "const",
							params: { allowedValue: true }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
			var _valid0 = _errs8 === errors;
			valid3 = valid3 || _valid0;
			if (_valid0) {
				if (props0 !== true) {
					props0 = props0 || {};
					props0.isRealTraders = true;
				}
			}
			const _errs10 = errors;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.isDelayedOrders !== void 0) {
					if (true !== data1.isDelayedOrders) {
						const err5 = {
							instancePath: instancePath + "/" + i1 + "/isDelayedOrders",
							schemaPath: "#/contains/anyOf/2/properties/isDelayedOrders/const",
							keyword: "const",
							params: { allowedValue: true }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			var _valid0 = _errs10 === errors;
			valid3 = valid3 || _valid0;
			if (_valid0) {
				if (props0 !== true) {
					props0 = props0 || {};
					props0.isDelayedOrders = true;
				}
			}
			const _errs12 = errors;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.isDelayedTraders !== void 0) {
					if (true !== data1.isDelayedTraders) {
						const err6 = {
							instancePath: instancePath + "/" + i1 + "/isDelayedTraders",
							schemaPath: "#/contains/anyOf/3/properties/isDelayedTraders/const",
							keyword: "const",
							params: { allowedValue: true }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
			var _valid0 = _errs12 === errors;
			valid3 = valid3 || _valid0;
			if (_valid0) {
				if (props0 !== true) {
					props0 = props0 || {};
					props0.isDelayedTraders = true;
				}
			}
			if (!valid3) {
				const err7 = {
					instancePath: instancePath + "/" + i1,
					schemaPath: "#/contains/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
			var valid2 = _errs3 === errors;
			if (valid2) break;
		}
		if (!valid2) {
			const err8 = {
				instancePath,
				schemaPath: "#/contains",
				keyword: "contains",
				params: { minContains: 1 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		} else {
			errors = _errs2;
			if (vErrors !== null) {
				if (_errs2) vErrors.length = _errs2;
				else vErrors = null;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern10 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.firstName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "firstName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.lastName === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastName" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.phoneNumber === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phoneNumber" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.country === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.question === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.answer === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answer" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.termsVersion === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "termsVersion" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.venueRegisters === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "venueRegisters" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema39.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.email !== void 0) {
			if (!validate92(data.email, {
				instancePath: instancePath + "/email",
				parentData: data,
				parentDataProperty: "email",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.firstName !== void 0) {
			if (!validate94(data.firstName, {
				instancePath: instancePath + "/firstName",
				parentData: data,
				parentDataProperty: "firstName",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.lastName !== void 0) {
			if (!validate94(data.lastName, {
				instancePath: instancePath + "/lastName",
				parentData: data,
				parentDataProperty: "lastName",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.phoneNumber !== void 0) {
			if (!validate97(data.phoneNumber, {
				instancePath: instancePath + "/phoneNumber",
				parentData: data,
				parentDataProperty: "phoneNumber",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
				errors = vErrors.length;
			}
		}
		if (data.company !== void 0) {
			if (!validate99(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.country !== void 0) {
			if (!validate101(data.country, {
				instancePath: instancePath + "/country",
				parentData: data,
				parentDataProperty: "country",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
				errors = vErrors.length;
			}
		}
		if (data.question !== void 0) {
			if (!validate103(data.question, {
				instancePath: instancePath + "/question",
				parentData: data,
				parentDataProperty: "question",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.answer !== void 0) {
			if (!validate105(data.answer, {
				instancePath: instancePath + "/answer",
				parentData: data,
				parentDataProperty: "answer",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.registrationType !== void 0) {
			let data8 = data.registrationType;
			if (typeof data8 !== "string") {
				const err10 = {
					instancePath: instancePath + "/registrationType",
					schemaPath: "#/properties/registrationType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data8 === "web" || data8 === "slice")) {
				const err11 = {
					instancePath: instancePath + "/registrationType",
					schemaPath: "#/properties/registrationType/enum",
					keyword: "enum",
					params: { allowedValues: schema39.properties.registrationType.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.termsVersion !== void 0) {
			let data9 = data.termsVersion;
			if (typeof data9 !== "string" && data9 !== null) {
				const err12 = {
					instancePath: instancePath + "/termsVersion",
					schemaPath: "#/properties/termsVersion/type",
					keyword: "type",
					params: { type: schema39.properties.termsVersion.type }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data9 === "string") {
				if (func3(data9) > 40) {
					const err13 = {
						instancePath: instancePath + "/termsVersion",
						schemaPath: "#/properties/termsVersion/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern10.test(data9)) {
					const err14 = {
						instancePath: instancePath + "/termsVersion",
						schemaPath: "#/properties/termsVersion/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.venueRegisters !== void 0) {
			if (!validate107(data.venueRegisters, {
				instancePath: instancePath + "/venueRegisters",
				parentData: data,
				parentDataProperty: "venueRegisters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
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
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check8 = validate112;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.UserID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "UserID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Price === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Price" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "UserID" || key0 === "Price")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.UserID !== void 0) {
			let data0 = data.UserID;
			if (typeof data0 === "string") {
				if (func3(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/UserID",
						schemaPath: "#/properties/UserID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/UserID",
					schemaPath: "#/properties/UserID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.Price !== void 0) {
			if (!validate68(data.Price, {
				instancePath: instancePath + "/Price",
				parentData: data,
				parentDataProperty: "Price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate113(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
		errors = vErrors.length;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check9 = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Email")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Email !== void 0) {
			if (!validate92(data.Email, {
				instancePath: instancePath + "/Email",
				parentData: data,
				parentDataProperty: "Email",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
validate117.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate116.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate117(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
		errors = vErrors.length;
	}
	validate116.errors = vErrors;
	return errors === 0;
}
validate116.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check10 = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "token")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func3(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
validate120.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check11 = validate121;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Question === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Question" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Question")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Question !== void 0) {
			let data0 = data.Question;
			if (typeof data0 === "string") {
				if (func3(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/Question",
						schemaPath: "#/properties/Question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/Question",
					schemaPath: "#/properties/Question/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate122(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
		errors = vErrors.length;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check12 = validate124;
var pattern11 = new RegExp("^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[0-9])", "u");
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 128) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 8) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern11.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[0-9])" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Answer === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Answer" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Answer" || key0 === "Password")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Answer !== void 0) {
			if (!validate105(data.Answer, {
				instancePath: instancePath + "/Answer",
				parentData: data,
				parentDataProperty: "Answer",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.Password !== void 0) {
			if (!validate127(data.Password, {
				instancePath: instancePath + "/Password",
				parentData: data,
				parentDataProperty: "Password",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
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
	if (!validate125(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
		errors = vErrors.length;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check13 = validate130;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.CurrentPassword === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "CurrentPassword" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.NewPassword === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "NewPassword" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "CurrentPassword" || key0 === "NewPassword")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.CurrentPassword !== void 0) {
			let data0 = data.CurrentPassword;
			if (typeof data0 === "string") {
				if (func3(data0) > 256) {
					const err3 = {
						instancePath: instancePath + "/CurrentPassword",
						schemaPath: "#/properties/CurrentPassword/maxLength",
						keyword: "maxLength",
						params: { limit: 256 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 8) {
					const err4 = {
						instancePath: instancePath + "/CurrentPassword",
						schemaPath: "#/properties/CurrentPassword/minLength",
						keyword: "minLength",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/CurrentPassword",
					schemaPath: "#/properties/CurrentPassword/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.NewPassword !== void 0) {
			if (!validate127(data.NewPassword, {
				instancePath: instancePath + "/NewPassword",
				parentData: data,
				parentDataProperty: "NewPassword",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate131(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
		errors = vErrors.length;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check14 = validate134;
var schema63 = { "type": ["string", "null"] };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema63.type }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate135.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.FirstName === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FirstName" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.LastName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "LastName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Email === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Email" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Phone === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Phone" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Company === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Company" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.TaxNumber === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaxNumber" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.Country === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Country" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "FirstName" || key0 === "LastName" || key0 === "Email" || key0 === "Phone" || key0 === "Company" || key0 === "TaxNumber" || key0 === "Country")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.FirstName !== void 0) {
			if (typeof data.FirstName !== "string") {
				const err8 = {
					instancePath: instancePath + "/FirstName",
					schemaPath: "#/properties/FirstName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.LastName !== void 0) {
			if (typeof data.LastName !== "string") {
				const err9 = {
					instancePath: instancePath + "/LastName",
					schemaPath: "#/properties/LastName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.Email !== void 0) {
			if (typeof data.Email !== "string") {
				const err10 = {
					instancePath: instancePath + "/Email",
					schemaPath: "#/properties/Email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.Phone !== void 0) {
			if (typeof data.Phone !== "string") {
				const err11 = {
					instancePath: instancePath + "/Phone",
					schemaPath: "#/properties/Phone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.Company !== void 0) {
			if (!validate136(data.Company, {
				instancePath: instancePath + "/Company",
				parentData: data,
				parentDataProperty: "Company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.TaxNumber !== void 0) {
			if (!validate136(data.TaxNumber, {
				instancePath: instancePath + "/TaxNumber",
				parentData: data,
				parentDataProperty: "TaxNumber",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.Country !== void 0) {
			if (typeof data.Country !== "string") {
				const err12 = {
					instancePath: instancePath + "/Country",
					schemaPath: "#/properties/Country/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate135.errors = vErrors;
	return errors === 0;
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
var check15 = validate140;
var schema65 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"FirstName",
		"LastName",
		"Phone",
		"Country"
	],
	"properties": {
		"FirstName": { "$ref": "contract#/$defs/PersonName" },
		"LastName": { "$ref": "contract#/$defs/PersonName" },
		"Email": { "$ref": "contract#/$defs/EmailAddress" },
		"Phone": { "$ref": "contract#/$defs/PhoneNumber" },
		"Company": {
			"type": ["string", "null"],
			"maxLength": 255,
			"pattern": "^[^\\p{Cc}\\p{Cs}]*$"
		},
		"TaxNumber": { "$ref": "contract#/$defs/TaxNumber" },
		"Country": { "$ref": "contract#/$defs/CountryCode" }
	}
};
var schema66 = {
	"type": ["string", "null"],
	"maxLength": 30,
	"pattern": "^[A-Za-z0-9 ./-]*$"
};
var pattern13 = new RegExp("^[A-Za-z0-9 ./-]*$", "u");
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate146.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema66.type }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (func3(data) > 30) {
			const err1 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 30 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern13.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9 ./-]*$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate146.errors = vErrors;
	return errors === 0;
}
validate146.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.FirstName === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FirstName" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.LastName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "LastName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Phone === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Phone" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Country === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Country" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "FirstName" || key0 === "LastName" || key0 === "Email" || key0 === "Phone" || key0 === "Company" || key0 === "TaxNumber" || key0 === "Country")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.FirstName !== void 0) {
			if (!validate94(data.FirstName, {
				instancePath: instancePath + "/FirstName",
				parentData: data,
				parentDataProperty: "FirstName",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.LastName !== void 0) {
			if (!validate94(data.LastName, {
				instancePath: instancePath + "/LastName",
				parentData: data,
				parentDataProperty: "LastName",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.Email !== void 0) {
			if (!validate92(data.Email, {
				instancePath: instancePath + "/Email",
				parentData: data,
				parentDataProperty: "Email",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.Phone !== void 0) {
			if (!validate97(data.Phone, {
				instancePath: instancePath + "/Phone",
				parentData: data,
				parentDataProperty: "Phone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
				errors = vErrors.length;
			}
		}
		if (data.Company !== void 0) {
			let data4 = data.Company;
			if (typeof data4 !== "string" && data4 !== null) {
				const err5 = {
					instancePath: instancePath + "/Company",
					schemaPath: "#/properties/Company/type",
					keyword: "type",
					params: { type: schema65.properties.Company.type }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func3(data4) > 255) {
					const err6 = {
						instancePath: instancePath + "/Company",
						schemaPath: "#/properties/Company/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern6.test(data4)) {
					const err7 = {
						instancePath: instancePath + "/Company",
						schemaPath: "#/properties/Company/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.TaxNumber !== void 0) {
			if (!validate146(data.TaxNumber, {
				instancePath: instancePath + "/TaxNumber",
				parentData: data,
				parentDataProperty: "TaxNumber",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
				errors = vErrors.length;
			}
		}
		if (data.Country !== void 0) {
			if (!validate101(data.Country, {
				instancePath: instancePath + "/Country",
				parentData: data,
				parentDataProperty: "Country",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate140.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate141(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
		errors = vErrors.length;
	}
	validate140.errors = vErrors;
	return errors === 0;
}
validate140.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check16 = validate150;
var schema68 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"ExportedAt",
		"Account",
		"Profile",
		"SignIn",
		"Subscription",
		"Entitlements",
		"Orders",
		"Notices",
		"Sessions",
		"ApiKeys",
		"SavedViews",
		"EntitlementChanges",
		"LiveReads",
		"RestoreLink",
		"MailWaiting"
	],
	"properties": {
		"ExportedAt": { "$ref": "contract#/$defs/Timestamp" },
		"Account": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"UserID",
				"Pseudonym",
				"Email",
				"RegisteredAt",
				"Country",
				"TermsVersion"
			],
			"properties": {
				"UserID": { "type": "string" },
				"Pseudonym": { "type": "string" },
				"Email": { "type": "string" },
				"TermsVersion": { "$ref": "contract#/$defs/NullableText" },
				"Country": { "$ref": "contract#/$defs/NullableText" },
				"RegisteredAt": { "$ref": "contract#/$defs/Timestamp" }
			}
		},
		"Profile": {
			"type": "object",
			"additionalProperties": { "$ref": "contract#/$defs/NullableText" }
		},
		"SignIn": {
			"type": "object",
			"additionalProperties": false,
			"required": ["SecurityQuestion", "PasswordChangedAt"],
			"properties": {
				"SecurityQuestion": { "$ref": "contract#/$defs/NullableText" },
				"PasswordChangedAt": { "$ref": "contract#/$defs/Timestamp" }
			}
		},
		"Subscription": { "anyOf": [{ "type": "null" }, {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"StartsOn",
				"EndsOn",
				"AutoRenewal",
				"TerminatedOn",
				"Venues",
				"Terms",
				"PaidFlags"
			],
			"properties": {
				"Terms": {
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"OrderID",
							"StartsOn",
							"EndsOn",
							"EndedOn"
						],
						"properties": {
							"OrderID": { "$ref": "contract#/$defs/NullableText" },
							"StartsOn": { "$ref": "contract#/$defs/DateText" },
							"EndsOn": { "$ref": "contract#/$defs/DateText" },
							"EndedOn": { "$ref": "contract#/$defs/NullableText" }
						}
					}
				},
				"PaidFlags": {
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"OrderID",
							"MIC",
							"Kind",
							"StartsOn",
							"EndsOn",
							"MovedOn",
							"EndedOn",
							"EndCause"
						],
						"properties": {
							"OrderID": { "$ref": "contract#/$defs/NullableText" },
							"MIC": { "type": "string" },
							"Kind": {
								"type": "string",
								"enum": ["orders", "trades"]
							},
							"StartsOn": { "$ref": "contract#/$defs/DateText" },
							"EndsOn": { "$ref": "contract#/$defs/NullableText" },
							"MovedOn": { "$ref": "contract#/$defs/NullableText" },
							"EndedOn": { "$ref": "contract#/$defs/NullableText" },
							"EndCause": { "$ref": "contract#/$defs/NullableText" }
						}
					}
				},
				"AutoRenewal": { "type": "boolean" },
				"TerminatedOn": { "$ref": "contract#/$defs/NullableText" },
				"StartsOn": { "$ref": "contract#/$defs/DateText" },
				"EndsOn": { "$ref": "contract#/$defs/DateText" },
				"Venues": {
					"type": "array",
					"items": { "$ref": "contract#/$defs/ExportedVenue" }
				}
			}
		}] },
		"Entitlements": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["Kind", "GrantedAt"],
				"properties": {
					"Kind": { "type": "string" },
					"GrantedAt": { "$ref": "contract#/$defs/Timestamp" }
				}
			}
		},
		"Orders": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"OrderID",
					"Price",
					"State",
					"StartsOn",
					"EndsOn",
					"CreatedAt",
					"Changes",
					"Payments",
					"Receipt",
					"RefundedOn",
					"Venues"
				],
				"properties": {
					"Changes": {
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": [
								"From",
								"To",
								"Price",
								"Cause",
								"At"
							],
							"properties": {
								"From": { "$ref": "contract#/$defs/NullableText" },
								"To": { "type": "string" },
								"Price": { "$ref": "contract#/$defs/Dollars" },
								"Cause": { "type": "string" },
								"At": { "$ref": "contract#/$defs/Timestamp" }
							}
						}
					},
					"Payments": {
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": [
								"State",
								"Amount",
								"ProviderOrderID",
								"CreatedAt"
							],
							"properties": {
								"State": { "type": "string" },
								"Amount": { "$ref": "contract#/$defs/Dollars" },
								"ProviderOrderID": { "$ref": "contract#/$defs/NullableText" },
								"CreatedAt": { "$ref": "contract#/$defs/Timestamp" }
							}
						}
					},
					"Receipt": { "$ref": "contract#/$defs/NullableText" },
					"RefundedOn": { "$ref": "contract#/$defs/NullableText" },
					"OrderID": { "type": "string" },
					"Price": { "$ref": "contract#/$defs/Dollars" },
					"State": { "type": "string" },
					"StartsOn": { "$ref": "contract#/$defs/DateText" },
					"EndsOn": { "$ref": "contract#/$defs/DateText" },
					"CreatedAt": { "$ref": "contract#/$defs/Timestamp" },
					"Venues": {
						"type": "array",
						"items": { "$ref": "contract#/$defs/ExportedVenue" }
					}
				}
			}
		},
		"Notices": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"Kind",
					"About",
					"SentOn"
				],
				"properties": {
					"Kind": { "type": "string" },
					"About": { "type": "string" },
					"SentOn": { "$ref": "contract#/$defs/DateText" }
				}
			}
		},
		"Sessions": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"StartedAt",
					"LastSeenAt",
					"IsThisOne"
				],
				"properties": {
					"StartedAt": { "$ref": "contract#/$defs/Timestamp" },
					"LastSeenAt": { "$ref": "contract#/$defs/Timestamp" },
					"IsThisOne": { "type": "boolean" }
				}
			}
		},
		"ApiKeys": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"KeyID",
					"Name",
					"CreatedAt",
					"ExpiresAt",
					"LastUsedAt",
					"EndedAt",
					"EndCause",
					"Usage"
				],
				"properties": {
					"KeyID": { "type": "string" },
					"Name": { "type": "string" },
					"CreatedAt": { "$ref": "contract#/$defs/Timestamp" },
					"ExpiresAt": { "$ref": "contract#/$defs/Timestamp" },
					"LastUsedAt": { "$ref": "contract#/$defs/Timestamp" },
					"EndedAt": { "$ref": "contract#/$defs/Timestamp" },
					"EndCause": { "$ref": "contract#/$defs/NullableText" },
					"Usage": {
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": [
								"Day",
								"Requests",
								"Rows"
							],
							"properties": {
								"Day": { "$ref": "contract#/$defs/DateText" },
								"Requests": { "type": "integer" },
								"Rows": { "type": "integer" }
							}
						}
					}
				}
			}
		},
		"SavedViews": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"ViewID",
					"Name",
					"Selection",
					"SavedAt",
					"RemovedAt"
				],
				"properties": {
					"ViewID": { "type": "string" },
					"Name": { "type": "string" },
					"Selection": { "$ref": "contract#/$defs/SavedSelection" },
					"SavedAt": { "$ref": "contract#/$defs/Timestamp" },
					"RemovedAt": { "$ref": "contract#/$defs/Timestamp" }
				}
			}
		},
		"EntitlementChanges": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"At",
					"Entitlement",
					"MIC",
					"DataType",
					"Change",
					"StartsOn",
					"EndsOn",
					"OrderID",
					"Cause"
				],
				"properties": {
					"At": { "$ref": "contract#/$defs/Timestamp" },
					"Entitlement": {
						"type": "string",
						"enum": [
							"subscription",
							"delayed",
							"live",
							"slice",
							"account"
						]
					},
					"MIC": { "$ref": "contract#/$defs/NullableText" },
					"DataType": { "$ref": "contract#/$defs/NullableText" },
					"Change": {
						"type": "string",
						"enum": [
							"gained",
							"changed",
							"lost",
							"refunded",
							"reversed",
							"disputed",
							"terminated",
							"removed"
						]
					},
					"StartsOn": { "$ref": "contract#/$defs/NullableText" },
					"EndsOn": { "$ref": "contract#/$defs/NullableText" },
					"OrderID": { "$ref": "contract#/$defs/NullableText" },
					"Cause": { "type": "string" }
				}
			}
		},
		"LiveReads": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"Day",
					"MIC",
					"DataType",
					"IsByKey",
					"Reads"
				],
				"properties": {
					"Day": { "$ref": "contract#/$defs/DateText" },
					"MIC": { "type": "string" },
					"DataType": {
						"type": "string",
						"enum": ["order", "trade"]
					},
					"IsByKey": { "type": "boolean" },
					"Reads": { "type": "integer" }
				}
			}
		},
		"RestoreLink": { "anyOf": [{ "type": "null" }, {
			"type": "object",
			"additionalProperties": false,
			"required": ["IssuedAt", "WrongAnswers"],
			"properties": {
				"IssuedAt": { "$ref": "contract#/$defs/Timestamp" },
				"WrongAnswers": {
					"type": "integer",
					"minimum": 0
				}
			}
		}] },
		"MailWaiting": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"Kind",
					"Subject",
					"CreatedAt"
				],
				"properties": {
					"Kind": { "type": "string" },
					"Subject": { "type": "string" },
					"CreatedAt": { "$ref": "contract#/$defs/Timestamp" }
				}
			}
		}
	}
};
var schema69 = {
	"type": ["string", "null"],
	"format": "date-time"
};
var formats2 = require_formats().fullFormats["date-time"];
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate152.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema69.type }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (!formats2.validate(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate152.errors = vErrors;
	return errors === 0;
}
validate152.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern14 = new RegExp("^[A-Z0-9]+$", "u");
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate173.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.MIC === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "MIC" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.IsRealOrders === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsRealOrders" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.IsRealTraders === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsRealTraders" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.IsDelayedOrders === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsDelayedOrders" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.IsDelayedTraders === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsDelayedTraders" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "MIC" || key0 === "IsRealOrders" || key0 === "IsRealTraders" || key0 === "IsDelayedOrders" || key0 === "IsDelayedTraders")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.MIC !== void 0) {
			if (!validate174(data.MIC, {
				instancePath: instancePath + "/MIC",
				parentData: data,
				parentDataProperty: "MIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.IsRealOrders !== void 0) {
			if (typeof data.IsRealOrders !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/IsRealOrders",
					schemaPath: "#/properties/IsRealOrders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.IsRealTraders !== void 0) {
			if (typeof data.IsRealTraders !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/IsRealTraders",
					schemaPath: "#/properties/IsRealTraders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.IsDelayedOrders !== void 0) {
			if (typeof data.IsDelayedOrders !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/IsDelayedOrders",
					schemaPath: "#/properties/IsDelayedOrders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.IsDelayedTraders !== void 0) {
			if (typeof data.IsDelayedTraders !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/IsDelayedTraders",
					schemaPath: "#/properties/IsDelayedTraders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate173.errors = vErrors;
	return errors === 0;
}
validate173.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema72 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"assetclass",
		"subassetclass",
		"instrument"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"assetclass": { "$ref": "contract#/$defs/CascadeText" },
		"subassetclass": { "$ref": "contract#/$defs/CascadeText" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"instrumentmic": { "$ref": "contract#/$defs/Mic" },
		"ordertype": { "$ref": "contract#/$defs/OrderType" },
		"filter": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"from": { "$ref": "contract#/$defs/FilterText" },
				"to": { "$ref": "contract#/$defs/FilterText" },
				"pricefrom": { "$ref": "contract#/$defs/FilterText" },
				"priceto": { "$ref": "contract#/$defs/FilterText" },
				"sizefrom": { "$ref": "contract#/$defs/FilterText" },
				"sizeto": { "$ref": "contract#/$defs/FilterText" },
				"flags": { "$ref": "contract#/$defs/FilterText" },
				"cancelled": { "$ref": "contract#/$defs/FilterText" }
			}
		},
		"layout": { "$ref": "contract#/$defs/ViewLayout" }
	}
};
var schema73 = {
	"type": "string",
	"enum": ["order", "trade"]
};
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate201.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate201.errors = vErrors;
	return errors === 0;
}
validate201.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate204.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate204.errors = vErrors;
	return errors === 0;
}
validate204.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema75 = {
	"type": "string",
	"enum": [
		"Request for quote",
		"Auction",
		"Order book",
		"Voice",
		"Trades",
		"Individual trades"
	]
};
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate209.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "Request for quote" || data === "Auction" || data === "Order book" || data === "Voice" || data === "Trades" || data === "Individual trades")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema75.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate209.errors = vErrors;
	return errors === 0;
}
validate209.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate211.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate211.errors = vErrors;
	return errors === 0;
}
validate211.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema77 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"order",
		"hidden",
		"foldsEmpty",
		"widths",
		"density"
	],
	"properties": {
		"version": {
			"type": "integer",
			"enum": [1]
		},
		"order": {
			"type": "string",
			"enum": ["published", "desk"]
		},
		"hidden": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "string",
				"maxLength": 60,
				"pattern": "^[A-Za-z]+$"
			}
		},
		"foldsEmpty": { "type": "boolean" },
		"widths": {
			"type": "object",
			"maxProperties": 100,
			"additionalProperties": {
				"type": "number",
				"minimum": 48,
				"maximum": 1200
			}
		},
		"density": {
			"type": "string",
			"enum": [
				"compact",
				"standard",
				"comfortable"
			]
		}
	}
};
var pattern15 = new RegExp("^[A-Za-z]+$", "u");
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.order === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.hidden === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hidden" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.foldsEmpty === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "foldsEmpty" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.widths === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "widths" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.density === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "density" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "order" || key0 === "hidden" || key0 === "foldsEmpty" || key0 === "widths" || key0 === "density")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.version !== void 0) {
			let data0 = data.version;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err7 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data0 === 1)) {
				const err8 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/enum",
					keyword: "enum",
					params: { allowedValues: schema77.properties.version.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.order !== void 0) {
			let data1 = data.order;
			if (typeof data1 !== "string") {
				const err9 = {
					instancePath: instancePath + "/order",
					schemaPath: "#/properties/order/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data1 === "published" || data1 === "desk")) {
				const err10 = {
					instancePath: instancePath + "/order",
					schemaPath: "#/properties/order/enum",
					keyword: "enum",
					params: { allowedValues: schema77.properties.order.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.hidden !== void 0) {
			let data2 = data.hidden;
			if (Array.isArray(data2)) {
				if (data2.length > 100) {
					const err11 = {
						instancePath: instancePath + "/hidden",
						schemaPath: "#/properties/hidden/maxItems",
						keyword: "maxItems",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func3(data3) > 60) {
							const err12 = {
								instancePath: instancePath + "/hidden/" + i0,
								schemaPath: "#/properties/hidden/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!pattern15.test(data3)) {
							const err13 = {
								instancePath: instancePath + "/hidden/" + i0,
								schemaPath: "#/properties/hidden/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z]+$" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/hidden/" + i0,
							schemaPath: "#/properties/hidden/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/hidden",
					schemaPath: "#/properties/hidden/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.foldsEmpty !== void 0) {
			if (typeof data.foldsEmpty !== "boolean") {
				const err16 = {
					instancePath: instancePath + "/foldsEmpty",
					schemaPath: "#/properties/foldsEmpty/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.widths !== void 0) {
			let data5 = data.widths;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (Object.keys(data5).length > 100) {
					const err17 = {
						instancePath: instancePath + "/widths",
						schemaPath: "#/properties/widths/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				for (const key1 in data5) {
					let data6 = data5[key1];
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 > 1200 || isNaN(data6)) {
							const err18 = {
								instancePath: instancePath + "/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/widths/additionalProperties/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1200
								}
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data6 < 48 || isNaN(data6)) {
							const err19 = {
								instancePath: instancePath + "/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/widths/additionalProperties/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 48
								}
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/widths/additionalProperties/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/widths",
					schemaPath: "#/properties/widths/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.density !== void 0) {
			let data7 = data.density;
			if (typeof data7 !== "string") {
				const err22 = {
					instancePath: instancePath + "/density",
					schemaPath: "#/properties/density/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data7 === "compact" || data7 === "standard" || data7 === "comfortable")) {
				const err23 = {
					instancePath: instancePath + "/density",
					schemaPath: "#/properties/density/enum",
					keyword: "enum",
					params: { allowedValues: schema77.properties.density.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate200.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema72.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate201(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate174(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate204(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate204(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate204(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate174(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.ordertype !== void 0) {
			if (!validate209(data.ordertype, {
				instancePath: instancePath + "/ordertype",
				parentData: data,
				parentDataProperty: "ordertype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
				errors = vErrors.length;
			}
		}
		if (data.filter !== void 0) {
			let data7 = data.filter;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (!(key1 === "from" || key1 === "to" || key1 === "pricefrom" || key1 === "priceto" || key1 === "sizefrom" || key1 === "sizeto" || key1 === "flags" || key1 === "cancelled")) {
					const err6 = {
						instancePath: instancePath + "/filter",
						schemaPath: "#/properties/filter/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data7.from !== void 0) {
					if (!validate211(data7.from, {
						instancePath: instancePath + "/filter/from",
						parentData: data7,
						parentDataProperty: "from",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.to !== void 0) {
					if (!validate211(data7.to, {
						instancePath: instancePath + "/filter/to",
						parentData: data7,
						parentDataProperty: "to",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.pricefrom !== void 0) {
					if (!validate211(data7.pricefrom, {
						instancePath: instancePath + "/filter/pricefrom",
						parentData: data7,
						parentDataProperty: "pricefrom",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.priceto !== void 0) {
					if (!validate211(data7.priceto, {
						instancePath: instancePath + "/filter/priceto",
						parentData: data7,
						parentDataProperty: "priceto",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.sizefrom !== void 0) {
					if (!validate211(data7.sizefrom, {
						instancePath: instancePath + "/filter/sizefrom",
						parentData: data7,
						parentDataProperty: "sizefrom",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.sizeto !== void 0) {
					if (!validate211(data7.sizeto, {
						instancePath: instancePath + "/filter/sizeto",
						parentData: data7,
						parentDataProperty: "sizeto",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.flags !== void 0) {
					if (!validate211(data7.flags, {
						instancePath: instancePath + "/filter/flags",
						parentData: data7,
						parentDataProperty: "flags",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
				if (data7.cancelled !== void 0) {
					if (!validate211(data7.cancelled, {
						instancePath: instancePath + "/filter/cancelled",
						parentData: data7,
						parentDataProperty: "cancelled",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/filter",
					schemaPath: "#/properties/filter/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.layout !== void 0) {
			if (!validate220(data.layout, {
				instancePath: instancePath + "/layout",
				parentData: data,
				parentDataProperty: "layout",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
validate200.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate151.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ExportedAt === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExportedAt" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Account === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Account" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Profile === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Profile" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.SignIn === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SignIn" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Subscription === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Subscription" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Entitlements === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Entitlements" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.Orders === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Orders" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Notices === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Notices" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.Sessions === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Sessions" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.ApiKeys === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ApiKeys" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.SavedViews === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SavedViews" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.EntitlementChanges === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntitlementChanges" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.LiveReads === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "LiveReads" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.RestoreLink === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RestoreLink" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.MailWaiting === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "MailWaiting" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema68.properties, key0)) {
			const err15 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.ExportedAt !== void 0) {
			if (!validate152(data.ExportedAt, {
				instancePath: instancePath + "/ExportedAt",
				parentData: data,
				parentDataProperty: "ExportedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.Account !== void 0) {
			let data1 = data.Account;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.UserID === void 0) {
					const err16 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "UserID" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data1.Pseudonym === void 0) {
					const err17 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "Pseudonym" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data1.Email === void 0) {
					const err18 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "Email" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data1.RegisteredAt === void 0) {
					const err19 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "RegisteredAt" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data1.Country === void 0) {
					const err20 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "Country" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data1.TermsVersion === void 0) {
					const err21 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/required",
						keyword: "required",
						params: { missingProperty: "TermsVersion" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "UserID" || key1 === "Pseudonym" || key1 === "Email" || key1 === "TermsVersion" || key1 === "Country" || key1 === "RegisteredAt")) {
					const err22 = {
						instancePath: instancePath + "/Account",
						schemaPath: "#/properties/Account/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data1.UserID !== void 0) {
					if (typeof data1.UserID !== "string") {
						const err23 = {
							instancePath: instancePath + "/Account/UserID",
							schemaPath: "#/properties/Account/properties/UserID/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data1.Pseudonym !== void 0) {
					if (typeof data1.Pseudonym !== "string") {
						const err24 = {
							instancePath: instancePath + "/Account/Pseudonym",
							schemaPath: "#/properties/Account/properties/Pseudonym/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data1.Email !== void 0) {
					if (typeof data1.Email !== "string") {
						const err25 = {
							instancePath: instancePath + "/Account/Email",
							schemaPath: "#/properties/Account/properties/Email/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data1.TermsVersion !== void 0) {
					if (!validate136(data1.TermsVersion, {
						instancePath: instancePath + "/Account/TermsVersion",
						parentData: data1,
						parentDataProperty: "TermsVersion",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data1.Country !== void 0) {
					if (!validate136(data1.Country, {
						instancePath: instancePath + "/Account/Country",
						parentData: data1,
						parentDataProperty: "Country",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data1.RegisteredAt !== void 0) {
					if (!validate152(data1.RegisteredAt, {
						instancePath: instancePath + "/Account/RegisteredAt",
						parentData: data1,
						parentDataProperty: "RegisteredAt",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/Account",
					schemaPath: "#/properties/Account/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Profile !== void 0) {
			let data8 = data.Profile;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 in data8) if (!validate136(data8[key2], {
					instancePath: instancePath + "/Profile/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data8,
					parentDataProperty: key2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/Profile",
					schemaPath: "#/properties/Profile/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.SignIn !== void 0) {
			let data10 = data.SignIn;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.SecurityQuestion === void 0) {
					const err28 = {
						instancePath: instancePath + "/SignIn",
						schemaPath: "#/properties/SignIn/required",
						keyword: "required",
						params: { missingProperty: "SecurityQuestion" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data10.PasswordChangedAt === void 0) {
					const err29 = {
						instancePath: instancePath + "/SignIn",
						schemaPath: "#/properties/SignIn/required",
						keyword: "required",
						params: { missingProperty: "PasswordChangedAt" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "SecurityQuestion" || key3 === "PasswordChangedAt")) {
					const err30 = {
						instancePath: instancePath + "/SignIn",
						schemaPath: "#/properties/SignIn/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data10.SecurityQuestion !== void 0) {
					if (!validate136(data10.SecurityQuestion, {
						instancePath: instancePath + "/SignIn/SecurityQuestion",
						parentData: data10,
						parentDataProperty: "SecurityQuestion",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data10.PasswordChangedAt !== void 0) {
					if (!validate152(data10.PasswordChangedAt, {
						instancePath: instancePath + "/SignIn/PasswordChangedAt",
						parentData: data10,
						parentDataProperty: "PasswordChangedAt",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/SignIn",
					schemaPath: "#/properties/SignIn/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.Subscription !== void 0) {
			let data13 = data.Subscription;
			const _errs25 = errors;
			let valid4 = false;
			const _errs26 = errors;
			if (data13 !== null) {
				const err32 = {
					instancePath: instancePath + "/Subscription",
					schemaPath: "#/properties/Subscription/anyOf/0/type",
					keyword: "type",
					params: { type: "null" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			var _valid0 = _errs26 === errors;
			valid4 = valid4 || _valid0;
			const _errs28 = errors;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				if (data13.StartsOn === void 0) {
					const err33 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "StartsOn" }
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data13.EndsOn === void 0) {
					const err34 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "EndsOn" }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (data13.AutoRenewal === void 0) {
					const err35 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "AutoRenewal" }
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (data13.TerminatedOn === void 0) {
					const err36 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "TerminatedOn" }
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (data13.Venues === void 0) {
					const err37 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "Venues" }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data13.Terms === void 0) {
					const err38 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "Terms" }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data13.PaidFlags === void 0) {
					const err39 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "PaidFlags" }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				for (const key4 in data13) if (!(key4 === "Terms" || key4 === "PaidFlags" || key4 === "AutoRenewal" || key4 === "TerminatedOn" || key4 === "StartsOn" || key4 === "EndsOn" || key4 === "Venues")) {
					const err40 = {
						instancePath: instancePath + "/Subscription",
						schemaPath: "#/properties/Subscription/anyOf/1/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (data13.Terms !== void 0) {
					let data14 = data13.Terms;
					if (Array.isArray(data14)) {
						const len0 = data14.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data15 = data14[i0];
							if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
								if (data15.OrderID === void 0) {
									const err41 = {
										instancePath: instancePath + "/Subscription/Terms/" + i0,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/required",
										keyword: "required",
										params: { missingProperty: "OrderID" }
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
								if (data15.StartsOn === void 0) {
									const err42 = {
										instancePath: instancePath + "/Subscription/Terms/" + i0,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/required",
										keyword: "required",
										params: { missingProperty: "StartsOn" }
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
								if (data15.EndsOn === void 0) {
									const err43 = {
										instancePath: instancePath + "/Subscription/Terms/" + i0,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/required",
										keyword: "required",
										params: { missingProperty: "EndsOn" }
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
								if (data15.EndedOn === void 0) {
									const err44 = {
										instancePath: instancePath + "/Subscription/Terms/" + i0,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/required",
										keyword: "required",
										params: { missingProperty: "EndedOn" }
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
								for (const key5 in data15) if (!(key5 === "OrderID" || key5 === "StartsOn" || key5 === "EndsOn" || key5 === "EndedOn")) {
									const err45 = {
										instancePath: instancePath + "/Subscription/Terms/" + i0,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key5 }
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
								if (data15.OrderID !== void 0) {
									if (!validate136(data15.OrderID, {
										instancePath: instancePath + "/Subscription/Terms/" + i0 + "/OrderID",
										parentData: data15,
										parentDataProperty: "OrderID",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
								if (data15.StartsOn !== void 0) {
									if (!validate56(data15.StartsOn, {
										instancePath: instancePath + "/Subscription/Terms/" + i0 + "/StartsOn",
										parentData: data15,
										parentDataProperty: "StartsOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
										errors = vErrors.length;
									}
								}
								if (data15.EndsOn !== void 0) {
									if (!validate56(data15.EndsOn, {
										instancePath: instancePath + "/Subscription/Terms/" + i0 + "/EndsOn",
										parentData: data15,
										parentDataProperty: "EndsOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
										errors = vErrors.length;
									}
								}
								if (data15.EndedOn !== void 0) {
									if (!validate136(data15.EndedOn, {
										instancePath: instancePath + "/Subscription/Terms/" + i0 + "/EndedOn",
										parentData: data15,
										parentDataProperty: "EndedOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
							} else {
								const err46 = {
									instancePath: instancePath + "/Subscription/Terms/" + i0,
									schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/Subscription/Terms",
							schemaPath: "#/properties/Subscription/anyOf/1/properties/Terms/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
				if (data13.PaidFlags !== void 0) {
					let data20 = data13.PaidFlags;
					if (Array.isArray(data20)) {
						const len1 = data20.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data21 = data20[i1];
							if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
								if (data21.OrderID === void 0) {
									const err48 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "OrderID" }
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
								if (data21.MIC === void 0) {
									const err49 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "MIC" }
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
								if (data21.Kind === void 0) {
									const err50 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "Kind" }
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
								if (data21.StartsOn === void 0) {
									const err51 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "StartsOn" }
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
								if (data21.EndsOn === void 0) {
									const err52 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "EndsOn" }
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
								if (data21.MovedOn === void 0) {
									const err53 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "MovedOn" }
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
								if (data21.EndedOn === void 0) {
									const err54 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "EndedOn" }
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
								if (data21.EndCause === void 0) {
									const err55 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/required",
										keyword: "required",
										params: { missingProperty: "EndCause" }
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
								for (const key6 in data21) if (!(key6 === "OrderID" || key6 === "MIC" || key6 === "Kind" || key6 === "StartsOn" || key6 === "EndsOn" || key6 === "MovedOn" || key6 === "EndedOn" || key6 === "EndCause")) {
									const err56 = {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
										schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key6 }
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
								if (data21.OrderID !== void 0) {
									if (!validate136(data21.OrderID, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/OrderID",
										parentData: data21,
										parentDataProperty: "OrderID",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
								if (data21.MIC !== void 0) {
									if (typeof data21.MIC !== "string") {
										const err57 = {
											instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/MIC",
											schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/properties/MIC/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
								}
								if (data21.Kind !== void 0) {
									let data24 = data21.Kind;
									if (typeof data24 !== "string") {
										const err58 = {
											instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/Kind",
											schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/properties/Kind/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err58];
										else vErrors.push(err58);
										errors++;
									}
									if (!(data24 === "orders" || data24 === "trades")) {
										const err59 = {
											instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/Kind",
											schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/properties/Kind/enum",
											keyword: "enum",
											params: { allowedValues: schema68.properties.Subscription.anyOf[1].properties.PaidFlags.items.properties.Kind.enum }
										};
										if (vErrors === null) vErrors = [err59];
										else vErrors.push(err59);
										errors++;
									}
								}
								if (data21.StartsOn !== void 0) {
									if (!validate56(data21.StartsOn, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/StartsOn",
										parentData: data21,
										parentDataProperty: "StartsOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
										errors = vErrors.length;
									}
								}
								if (data21.EndsOn !== void 0) {
									if (!validate136(data21.EndsOn, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/EndsOn",
										parentData: data21,
										parentDataProperty: "EndsOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
								if (data21.MovedOn !== void 0) {
									if (!validate136(data21.MovedOn, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/MovedOn",
										parentData: data21,
										parentDataProperty: "MovedOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
								if (data21.EndedOn !== void 0) {
									if (!validate136(data21.EndedOn, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/EndedOn",
										parentData: data21,
										parentDataProperty: "EndedOn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
								if (data21.EndCause !== void 0) {
									if (!validate136(data21.EndCause, {
										instancePath: instancePath + "/Subscription/PaidFlags/" + i1 + "/EndCause",
										parentData: data21,
										parentDataProperty: "EndCause",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
								}
							} else {
								const err60 = {
									instancePath: instancePath + "/Subscription/PaidFlags/" + i1,
									schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
						}
					} else {
						const err61 = {
							instancePath: instancePath + "/Subscription/PaidFlags",
							schemaPath: "#/properties/Subscription/anyOf/1/properties/PaidFlags/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
				if (data13.AutoRenewal !== void 0) {
					if (typeof data13.AutoRenewal !== "boolean") {
						const err62 = {
							instancePath: instancePath + "/Subscription/AutoRenewal",
							schemaPath: "#/properties/Subscription/anyOf/1/properties/AutoRenewal/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
				if (data13.TerminatedOn !== void 0) {
					if (!validate136(data13.TerminatedOn, {
						instancePath: instancePath + "/Subscription/TerminatedOn",
						parentData: data13,
						parentDataProperty: "TerminatedOn",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data13.StartsOn !== void 0) {
					if (!validate56(data13.StartsOn, {
						instancePath: instancePath + "/Subscription/StartsOn",
						parentData: data13,
						parentDataProperty: "StartsOn",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data13.EndsOn !== void 0) {
					if (!validate56(data13.EndsOn, {
						instancePath: instancePath + "/Subscription/EndsOn",
						parentData: data13,
						parentDataProperty: "EndsOn",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data13.Venues !== void 0) {
					let data34 = data13.Venues;
					if (Array.isArray(data34)) {
						const len2 = data34.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate173(data34[i2], {
							instancePath: instancePath + "/Subscription/Venues/" + i2,
							parentData: data34,
							parentDataProperty: i2,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
							errors = vErrors.length;
						}
					} else {
						const err63 = {
							instancePath: instancePath + "/Subscription/Venues",
							schemaPath: "#/properties/Subscription/anyOf/1/properties/Venues/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
			} else {
				const err64 = {
					instancePath: instancePath + "/Subscription",
					schemaPath: "#/properties/Subscription/anyOf/1/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err64];
				else vErrors.push(err64);
				errors++;
			}
			var _valid0 = _errs28 === errors;
			valid4 = valid4 || _valid0;
			if (!valid4) {
				const err65 = {
					instancePath: instancePath + "/Subscription",
					schemaPath: "#/properties/Subscription/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			} else {
				errors = _errs25;
				if (vErrors !== null) {
					if (_errs25) vErrors.length = _errs25;
					else vErrors = null;
				}
			}
		}
		if (data.Entitlements !== void 0) {
			let data36 = data.Entitlements;
			if (Array.isArray(data36)) {
				const len3 = data36.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data37 = data36[i3];
					if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
						if (data37.Kind === void 0) {
							const err66 = {
								instancePath: instancePath + "/Entitlements/" + i3,
								schemaPath: "#/properties/Entitlements/items/required",
								keyword: "required",
								params: { missingProperty: "Kind" }
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
						if (data37.GrantedAt === void 0) {
							const err67 = {
								instancePath: instancePath + "/Entitlements/" + i3,
								schemaPath: "#/properties/Entitlements/items/required",
								keyword: "required",
								params: { missingProperty: "GrantedAt" }
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
						for (const key7 in data37) if (!(key7 === "Kind" || key7 === "GrantedAt")) {
							const err68 = {
								instancePath: instancePath + "/Entitlements/" + i3,
								schemaPath: "#/properties/Entitlements/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 }
							};
							if (vErrors === null) vErrors = [err68];
							else vErrors.push(err68);
							errors++;
						}
						if (data37.Kind !== void 0) {
							if (typeof data37.Kind !== "string") {
								const err69 = {
									instancePath: instancePath + "/Entitlements/" + i3 + "/Kind",
									schemaPath: "#/properties/Entitlements/items/properties/Kind/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
						if (data37.GrantedAt !== void 0) {
							if (!validate152(data37.GrantedAt, {
								instancePath: instancePath + "/Entitlements/" + i3 + "/GrantedAt",
								parentData: data37,
								parentDataProperty: "GrantedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err70 = {
							instancePath: instancePath + "/Entitlements/" + i3,
							schemaPath: "#/properties/Entitlements/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
				}
			} else {
				const err71 = {
					instancePath: instancePath + "/Entitlements",
					schemaPath: "#/properties/Entitlements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
		}
		if (data.Orders !== void 0) {
			let data40 = data.Orders;
			if (Array.isArray(data40)) {
				const len4 = data40.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data41 = data40[i4];
					if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
						if (data41.OrderID === void 0) {
							const err72 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "OrderID" }
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
						if (data41.Price === void 0) {
							const err73 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "Price" }
							};
							if (vErrors === null) vErrors = [err73];
							else vErrors.push(err73);
							errors++;
						}
						if (data41.State === void 0) {
							const err74 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "State" }
							};
							if (vErrors === null) vErrors = [err74];
							else vErrors.push(err74);
							errors++;
						}
						if (data41.StartsOn === void 0) {
							const err75 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "StartsOn" }
							};
							if (vErrors === null) vErrors = [err75];
							else vErrors.push(err75);
							errors++;
						}
						if (data41.EndsOn === void 0) {
							const err76 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "EndsOn" }
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
						if (data41.CreatedAt === void 0) {
							const err77 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "CreatedAt" }
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
						if (data41.Changes === void 0) {
							const err78 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "Changes" }
							};
							if (vErrors === null) vErrors = [err78];
							else vErrors.push(err78);
							errors++;
						}
						if (data41.Payments === void 0) {
							const err79 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "Payments" }
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
						if (data41.Receipt === void 0) {
							const err80 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "Receipt" }
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						if (data41.RefundedOn === void 0) {
							const err81 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "RefundedOn" }
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
						if (data41.Venues === void 0) {
							const err82 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/required",
								keyword: "required",
								params: { missingProperty: "Venues" }
							};
							if (vErrors === null) vErrors = [err82];
							else vErrors.push(err82);
							errors++;
						}
						for (const key8 in data41) if (!func1.call(schema68.properties.Orders.items.properties, key8)) {
							const err83 = {
								instancePath: instancePath + "/Orders/" + i4,
								schemaPath: "#/properties/Orders/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key8 }
							};
							if (vErrors === null) vErrors = [err83];
							else vErrors.push(err83);
							errors++;
						}
						if (data41.Changes !== void 0) {
							let data42 = data41.Changes;
							if (Array.isArray(data42)) {
								const len5 = data42.length;
								for (let i5 = 0; i5 < len5; i5++) {
									let data43 = data42[i5];
									if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
										if (data43.From === void 0) {
											const err84 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/required",
												keyword: "required",
												params: { missingProperty: "From" }
											};
											if (vErrors === null) vErrors = [err84];
											else vErrors.push(err84);
											errors++;
										}
										if (data43.To === void 0) {
											const err85 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/required",
												keyword: "required",
												params: { missingProperty: "To" }
											};
											if (vErrors === null) vErrors = [err85];
											else vErrors.push(err85);
											errors++;
										}
										if (data43.Price === void 0) {
											const err86 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/required",
												keyword: "required",
												params: { missingProperty: "Price" }
											};
											if (vErrors === null) vErrors = [err86];
											else vErrors.push(err86);
											errors++;
										}
										if (data43.Cause === void 0) {
											const err87 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/required",
												keyword: "required",
												params: { missingProperty: "Cause" }
											};
											if (vErrors === null) vErrors = [err87];
											else vErrors.push(err87);
											errors++;
										}
										if (data43.At === void 0) {
											const err88 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/required",
												keyword: "required",
												params: { missingProperty: "At" }
											};
											if (vErrors === null) vErrors = [err88];
											else vErrors.push(err88);
											errors++;
										}
										for (const key9 in data43) if (!(key9 === "From" || key9 === "To" || key9 === "Price" || key9 === "Cause" || key9 === "At")) {
											const err89 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
												schemaPath: "#/properties/Orders/items/properties/Changes/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key9 }
											};
											if (vErrors === null) vErrors = [err89];
											else vErrors.push(err89);
											errors++;
										}
										if (data43.From !== void 0) {
											if (!validate136(data43.From, {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5 + "/From",
												parentData: data43,
												parentDataProperty: "From",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
												errors = vErrors.length;
											}
										}
										if (data43.To !== void 0) {
											if (typeof data43.To !== "string") {
												const err90 = {
													instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5 + "/To",
													schemaPath: "#/properties/Orders/items/properties/Changes/items/properties/To/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err90];
												else vErrors.push(err90);
												errors++;
											}
										}
										if (data43.Price !== void 0) {
											if (!validate68(data43.Price, {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5 + "/Price",
												parentData: data43,
												parentDataProperty: "Price",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
												errors = vErrors.length;
											}
										}
										if (data43.Cause !== void 0) {
											if (typeof data43.Cause !== "string") {
												const err91 = {
													instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5 + "/Cause",
													schemaPath: "#/properties/Orders/items/properties/Changes/items/properties/Cause/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err91];
												else vErrors.push(err91);
												errors++;
											}
										}
										if (data43.At !== void 0) {
											if (!validate152(data43.At, {
												instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5 + "/At",
												parentData: data43,
												parentDataProperty: "At",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
												errors = vErrors.length;
											}
										}
									} else {
										const err92 = {
											instancePath: instancePath + "/Orders/" + i4 + "/Changes/" + i5,
											schemaPath: "#/properties/Orders/items/properties/Changes/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err92];
										else vErrors.push(err92);
										errors++;
									}
								}
							} else {
								const err93 = {
									instancePath: instancePath + "/Orders/" + i4 + "/Changes",
									schemaPath: "#/properties/Orders/items/properties/Changes/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						}
						if (data41.Payments !== void 0) {
							let data49 = data41.Payments;
							if (Array.isArray(data49)) {
								const len6 = data49.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data50 = data49[i6];
									if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
										if (data50.State === void 0) {
											const err94 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
												schemaPath: "#/properties/Orders/items/properties/Payments/items/required",
												keyword: "required",
												params: { missingProperty: "State" }
											};
											if (vErrors === null) vErrors = [err94];
											else vErrors.push(err94);
											errors++;
										}
										if (data50.Amount === void 0) {
											const err95 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
												schemaPath: "#/properties/Orders/items/properties/Payments/items/required",
												keyword: "required",
												params: { missingProperty: "Amount" }
											};
											if (vErrors === null) vErrors = [err95];
											else vErrors.push(err95);
											errors++;
										}
										if (data50.ProviderOrderID === void 0) {
											const err96 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
												schemaPath: "#/properties/Orders/items/properties/Payments/items/required",
												keyword: "required",
												params: { missingProperty: "ProviderOrderID" }
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
										if (data50.CreatedAt === void 0) {
											const err97 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
												schemaPath: "#/properties/Orders/items/properties/Payments/items/required",
												keyword: "required",
												params: { missingProperty: "CreatedAt" }
											};
											if (vErrors === null) vErrors = [err97];
											else vErrors.push(err97);
											errors++;
										}
										for (const key10 in data50) if (!(key10 === "State" || key10 === "Amount" || key10 === "ProviderOrderID" || key10 === "CreatedAt")) {
											const err98 = {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
												schemaPath: "#/properties/Orders/items/properties/Payments/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key10 }
											};
											if (vErrors === null) vErrors = [err98];
											else vErrors.push(err98);
											errors++;
										}
										if (data50.State !== void 0) {
											if (typeof data50.State !== "string") {
												const err99 = {
													instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6 + "/State",
													schemaPath: "#/properties/Orders/items/properties/Payments/items/properties/State/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err99];
												else vErrors.push(err99);
												errors++;
											}
										}
										if (data50.Amount !== void 0) {
											if (!validate68(data50.Amount, {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6 + "/Amount",
												parentData: data50,
												parentDataProperty: "Amount",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
												errors = vErrors.length;
											}
										}
										if (data50.ProviderOrderID !== void 0) {
											if (!validate136(data50.ProviderOrderID, {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6 + "/ProviderOrderID",
												parentData: data50,
												parentDataProperty: "ProviderOrderID",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
												errors = vErrors.length;
											}
										}
										if (data50.CreatedAt !== void 0) {
											if (!validate152(data50.CreatedAt, {
												instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6 + "/CreatedAt",
												parentData: data50,
												parentDataProperty: "CreatedAt",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
												errors = vErrors.length;
											}
										}
									} else {
										const err100 = {
											instancePath: instancePath + "/Orders/" + i4 + "/Payments/" + i6,
											schemaPath: "#/properties/Orders/items/properties/Payments/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err100];
										else vErrors.push(err100);
										errors++;
									}
								}
							} else {
								const err101 = {
									instancePath: instancePath + "/Orders/" + i4 + "/Payments",
									schemaPath: "#/properties/Orders/items/properties/Payments/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
						}
						if (data41.Receipt !== void 0) {
							if (!validate136(data41.Receipt, {
								instancePath: instancePath + "/Orders/" + i4 + "/Receipt",
								parentData: data41,
								parentDataProperty: "Receipt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data41.RefundedOn !== void 0) {
							if (!validate136(data41.RefundedOn, {
								instancePath: instancePath + "/Orders/" + i4 + "/RefundedOn",
								parentData: data41,
								parentDataProperty: "RefundedOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data41.OrderID !== void 0) {
							if (typeof data41.OrderID !== "string") {
								const err102 = {
									instancePath: instancePath + "/Orders/" + i4 + "/OrderID",
									schemaPath: "#/properties/Orders/items/properties/OrderID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						}
						if (data41.Price !== void 0) {
							if (!validate68(data41.Price, {
								instancePath: instancePath + "/Orders/" + i4 + "/Price",
								parentData: data41,
								parentDataProperty: "Price",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data41.State !== void 0) {
							if (typeof data41.State !== "string") {
								const err103 = {
									instancePath: instancePath + "/Orders/" + i4 + "/State",
									schemaPath: "#/properties/Orders/items/properties/State/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err103];
								else vErrors.push(err103);
								errors++;
							}
						}
						if (data41.StartsOn !== void 0) {
							if (!validate56(data41.StartsOn, {
								instancePath: instancePath + "/Orders/" + i4 + "/StartsOn",
								parentData: data41,
								parentDataProperty: "StartsOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data41.EndsOn !== void 0) {
							if (!validate56(data41.EndsOn, {
								instancePath: instancePath + "/Orders/" + i4 + "/EndsOn",
								parentData: data41,
								parentDataProperty: "EndsOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data41.CreatedAt !== void 0) {
							if (!validate152(data41.CreatedAt, {
								instancePath: instancePath + "/Orders/" + i4 + "/CreatedAt",
								parentData: data41,
								parentDataProperty: "CreatedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data41.Venues !== void 0) {
							let data63 = data41.Venues;
							if (Array.isArray(data63)) {
								const len7 = data63.length;
								for (let i7 = 0; i7 < len7; i7++) if (!validate173(data63[i7], {
									instancePath: instancePath + "/Orders/" + i4 + "/Venues/" + i7,
									parentData: data63,
									parentDataProperty: i7,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
									errors = vErrors.length;
								}
							} else {
								const err104 = {
									instancePath: instancePath + "/Orders/" + i4 + "/Venues",
									schemaPath: "#/properties/Orders/items/properties/Venues/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
						}
					} else {
						const err105 = {
							instancePath: instancePath + "/Orders/" + i4,
							schemaPath: "#/properties/Orders/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err105];
						else vErrors.push(err105);
						errors++;
					}
				}
			} else {
				const err106 = {
					instancePath: instancePath + "/Orders",
					schemaPath: "#/properties/Orders/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err106];
				else vErrors.push(err106);
				errors++;
			}
		}
		if (data.Notices !== void 0) {
			let data65 = data.Notices;
			if (Array.isArray(data65)) {
				const len8 = data65.length;
				for (let i8 = 0; i8 < len8; i8++) {
					let data66 = data65[i8];
					if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
						if (data66.Kind === void 0) {
							const err107 = {
								instancePath: instancePath + "/Notices/" + i8,
								schemaPath: "#/properties/Notices/items/required",
								keyword: "required",
								params: { missingProperty: "Kind" }
							};
							if (vErrors === null) vErrors = [err107];
							else vErrors.push(err107);
							errors++;
						}
						if (data66.About === void 0) {
							const err108 = {
								instancePath: instancePath + "/Notices/" + i8,
								schemaPath: "#/properties/Notices/items/required",
								keyword: "required",
								params: { missingProperty: "About" }
							};
							if (vErrors === null) vErrors = [err108];
							else vErrors.push(err108);
							errors++;
						}
						if (data66.SentOn === void 0) {
							const err109 = {
								instancePath: instancePath + "/Notices/" + i8,
								schemaPath: "#/properties/Notices/items/required",
								keyword: "required",
								params: { missingProperty: "SentOn" }
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
						for (const key11 in data66) if (!(key11 === "Kind" || key11 === "About" || key11 === "SentOn")) {
							const err110 = {
								instancePath: instancePath + "/Notices/" + i8,
								schemaPath: "#/properties/Notices/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key11 }
							};
							if (vErrors === null) vErrors = [err110];
							else vErrors.push(err110);
							errors++;
						}
						if (data66.Kind !== void 0) {
							if (typeof data66.Kind !== "string") {
								const err111 = {
									instancePath: instancePath + "/Notices/" + i8 + "/Kind",
									schemaPath: "#/properties/Notices/items/properties/Kind/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err111];
								else vErrors.push(err111);
								errors++;
							}
						}
						if (data66.About !== void 0) {
							if (typeof data66.About !== "string") {
								const err112 = {
									instancePath: instancePath + "/Notices/" + i8 + "/About",
									schemaPath: "#/properties/Notices/items/properties/About/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err112];
								else vErrors.push(err112);
								errors++;
							}
						}
						if (data66.SentOn !== void 0) {
							if (!validate56(data66.SentOn, {
								instancePath: instancePath + "/Notices/" + i8 + "/SentOn",
								parentData: data66,
								parentDataProperty: "SentOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err113 = {
							instancePath: instancePath + "/Notices/" + i8,
							schemaPath: "#/properties/Notices/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err113];
						else vErrors.push(err113);
						errors++;
					}
				}
			} else {
				const err114 = {
					instancePath: instancePath + "/Notices",
					schemaPath: "#/properties/Notices/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err114];
				else vErrors.push(err114);
				errors++;
			}
		}
		if (data.Sessions !== void 0) {
			let data70 = data.Sessions;
			if (Array.isArray(data70)) {
				const len9 = data70.length;
				for (let i9 = 0; i9 < len9; i9++) {
					let data71 = data70[i9];
					if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
						if (data71.StartedAt === void 0) {
							const err115 = {
								instancePath: instancePath + "/Sessions/" + i9,
								schemaPath: "#/properties/Sessions/items/required",
								keyword: "required",
								params: { missingProperty: "StartedAt" }
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
						if (data71.LastSeenAt === void 0) {
							const err116 = {
								instancePath: instancePath + "/Sessions/" + i9,
								schemaPath: "#/properties/Sessions/items/required",
								keyword: "required",
								params: { missingProperty: "LastSeenAt" }
							};
							if (vErrors === null) vErrors = [err116];
							else vErrors.push(err116);
							errors++;
						}
						if (data71.IsThisOne === void 0) {
							const err117 = {
								instancePath: instancePath + "/Sessions/" + i9,
								schemaPath: "#/properties/Sessions/items/required",
								keyword: "required",
								params: { missingProperty: "IsThisOne" }
							};
							if (vErrors === null) vErrors = [err117];
							else vErrors.push(err117);
							errors++;
						}
						for (const key12 in data71) if (!(key12 === "StartedAt" || key12 === "LastSeenAt" || key12 === "IsThisOne")) {
							const err118 = {
								instancePath: instancePath + "/Sessions/" + i9,
								schemaPath: "#/properties/Sessions/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 }
							};
							if (vErrors === null) vErrors = [err118];
							else vErrors.push(err118);
							errors++;
						}
						if (data71.StartedAt !== void 0) {
							if (!validate152(data71.StartedAt, {
								instancePath: instancePath + "/Sessions/" + i9 + "/StartedAt",
								parentData: data71,
								parentDataProperty: "StartedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data71.LastSeenAt !== void 0) {
							if (!validate152(data71.LastSeenAt, {
								instancePath: instancePath + "/Sessions/" + i9 + "/LastSeenAt",
								parentData: data71,
								parentDataProperty: "LastSeenAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data71.IsThisOne !== void 0) {
							if (typeof data71.IsThisOne !== "boolean") {
								const err119 = {
									instancePath: instancePath + "/Sessions/" + i9 + "/IsThisOne",
									schemaPath: "#/properties/Sessions/items/properties/IsThisOne/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err119];
								else vErrors.push(err119);
								errors++;
							}
						}
					} else {
						const err120 = {
							instancePath: instancePath + "/Sessions/" + i9,
							schemaPath: "#/properties/Sessions/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err120];
						else vErrors.push(err120);
						errors++;
					}
				}
			} else {
				const err121 = {
					instancePath: instancePath + "/Sessions",
					schemaPath: "#/properties/Sessions/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err121];
				else vErrors.push(err121);
				errors++;
			}
		}
		if (data.ApiKeys !== void 0) {
			let data75 = data.ApiKeys;
			if (Array.isArray(data75)) {
				const len10 = data75.length;
				for (let i10 = 0; i10 < len10; i10++) {
					let data76 = data75[i10];
					if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
						if (data76.KeyID === void 0) {
							const err122 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "KeyID" }
							};
							if (vErrors === null) vErrors = [err122];
							else vErrors.push(err122);
							errors++;
						}
						if (data76.Name === void 0) {
							const err123 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "Name" }
							};
							if (vErrors === null) vErrors = [err123];
							else vErrors.push(err123);
							errors++;
						}
						if (data76.CreatedAt === void 0) {
							const err124 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "CreatedAt" }
							};
							if (vErrors === null) vErrors = [err124];
							else vErrors.push(err124);
							errors++;
						}
						if (data76.ExpiresAt === void 0) {
							const err125 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "ExpiresAt" }
							};
							if (vErrors === null) vErrors = [err125];
							else vErrors.push(err125);
							errors++;
						}
						if (data76.LastUsedAt === void 0) {
							const err126 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "LastUsedAt" }
							};
							if (vErrors === null) vErrors = [err126];
							else vErrors.push(err126);
							errors++;
						}
						if (data76.EndedAt === void 0) {
							const err127 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "EndedAt" }
							};
							if (vErrors === null) vErrors = [err127];
							else vErrors.push(err127);
							errors++;
						}
						if (data76.EndCause === void 0) {
							const err128 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "EndCause" }
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
						if (data76.Usage === void 0) {
							const err129 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/required",
								keyword: "required",
								params: { missingProperty: "Usage" }
							};
							if (vErrors === null) vErrors = [err129];
							else vErrors.push(err129);
							errors++;
						}
						for (const key13 in data76) if (!(key13 === "KeyID" || key13 === "Name" || key13 === "CreatedAt" || key13 === "ExpiresAt" || key13 === "LastUsedAt" || key13 === "EndedAt" || key13 === "EndCause" || key13 === "Usage")) {
							const err130 = {
								instancePath: instancePath + "/ApiKeys/" + i10,
								schemaPath: "#/properties/ApiKeys/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 }
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
						if (data76.KeyID !== void 0) {
							if (typeof data76.KeyID !== "string") {
								const err131 = {
									instancePath: instancePath + "/ApiKeys/" + i10 + "/KeyID",
									schemaPath: "#/properties/ApiKeys/items/properties/KeyID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
						}
						if (data76.Name !== void 0) {
							if (typeof data76.Name !== "string") {
								const err132 = {
									instancePath: instancePath + "/ApiKeys/" + i10 + "/Name",
									schemaPath: "#/properties/ApiKeys/items/properties/Name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err132];
								else vErrors.push(err132);
								errors++;
							}
						}
						if (data76.CreatedAt !== void 0) {
							if (!validate152(data76.CreatedAt, {
								instancePath: instancePath + "/ApiKeys/" + i10 + "/CreatedAt",
								parentData: data76,
								parentDataProperty: "CreatedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data76.ExpiresAt !== void 0) {
							if (!validate152(data76.ExpiresAt, {
								instancePath: instancePath + "/ApiKeys/" + i10 + "/ExpiresAt",
								parentData: data76,
								parentDataProperty: "ExpiresAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data76.LastUsedAt !== void 0) {
							if (!validate152(data76.LastUsedAt, {
								instancePath: instancePath + "/ApiKeys/" + i10 + "/LastUsedAt",
								parentData: data76,
								parentDataProperty: "LastUsedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data76.EndedAt !== void 0) {
							if (!validate152(data76.EndedAt, {
								instancePath: instancePath + "/ApiKeys/" + i10 + "/EndedAt",
								parentData: data76,
								parentDataProperty: "EndedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data76.EndCause !== void 0) {
							if (!validate136(data76.EndCause, {
								instancePath: instancePath + "/ApiKeys/" + i10 + "/EndCause",
								parentData: data76,
								parentDataProperty: "EndCause",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data76.Usage !== void 0) {
							let data84 = data76.Usage;
							if (Array.isArray(data84)) {
								const len11 = data84.length;
								for (let i11 = 0; i11 < len11; i11++) {
									let data85 = data84[i11];
									if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
										if (data85.Day === void 0) {
											const err133 = {
												instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11,
												schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/required",
												keyword: "required",
												params: { missingProperty: "Day" }
											};
											if (vErrors === null) vErrors = [err133];
											else vErrors.push(err133);
											errors++;
										}
										if (data85.Requests === void 0) {
											const err134 = {
												instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11,
												schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/required",
												keyword: "required",
												params: { missingProperty: "Requests" }
											};
											if (vErrors === null) vErrors = [err134];
											else vErrors.push(err134);
											errors++;
										}
										if (data85.Rows === void 0) {
											const err135 = {
												instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11,
												schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/required",
												keyword: "required",
												params: { missingProperty: "Rows" }
											};
											if (vErrors === null) vErrors = [err135];
											else vErrors.push(err135);
											errors++;
										}
										for (const key14 in data85) if (!(key14 === "Day" || key14 === "Requests" || key14 === "Rows")) {
											const err136 = {
												instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11,
												schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key14 }
											};
											if (vErrors === null) vErrors = [err136];
											else vErrors.push(err136);
											errors++;
										}
										if (data85.Day !== void 0) {
											if (!validate56(data85.Day, {
												instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11 + "/Day",
												parentData: data85,
												parentDataProperty: "Day",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
												errors = vErrors.length;
											}
										}
										if (data85.Requests !== void 0) {
											let data87 = data85.Requests;
											if (!(typeof data87 == "number" && !(data87 % 1) && !isNaN(data87) && isFinite(data87))) {
												const err137 = {
													instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11 + "/Requests",
													schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/properties/Requests/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err137];
												else vErrors.push(err137);
												errors++;
											}
										}
										if (data85.Rows !== void 0) {
											let data88 = data85.Rows;
											if (!(typeof data88 == "number" && !(data88 % 1) && !isNaN(data88) && isFinite(data88))) {
												const err138 = {
													instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11 + "/Rows",
													schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/properties/Rows/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err138];
												else vErrors.push(err138);
												errors++;
											}
										}
									} else {
										const err139 = {
											instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage/" + i11,
											schemaPath: "#/properties/ApiKeys/items/properties/Usage/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err139];
										else vErrors.push(err139);
										errors++;
									}
								}
							} else {
								const err140 = {
									instancePath: instancePath + "/ApiKeys/" + i10 + "/Usage",
									schemaPath: "#/properties/ApiKeys/items/properties/Usage/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err140];
								else vErrors.push(err140);
								errors++;
							}
						}
					} else {
						const err141 = {
							instancePath: instancePath + "/ApiKeys/" + i10,
							schemaPath: "#/properties/ApiKeys/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err141];
						else vErrors.push(err141);
						errors++;
					}
				}
			} else {
				const err142 = {
					instancePath: instancePath + "/ApiKeys",
					schemaPath: "#/properties/ApiKeys/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err142];
				else vErrors.push(err142);
				errors++;
			}
		}
		if (data.SavedViews !== void 0) {
			let data89 = data.SavedViews;
			if (Array.isArray(data89)) {
				const len12 = data89.length;
				for (let i12 = 0; i12 < len12; i12++) {
					let data90 = data89[i12];
					if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
						if (data90.ViewID === void 0) {
							const err143 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/required",
								keyword: "required",
								params: { missingProperty: "ViewID" }
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
						if (data90.Name === void 0) {
							const err144 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/required",
								keyword: "required",
								params: { missingProperty: "Name" }
							};
							if (vErrors === null) vErrors = [err144];
							else vErrors.push(err144);
							errors++;
						}
						if (data90.Selection === void 0) {
							const err145 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/required",
								keyword: "required",
								params: { missingProperty: "Selection" }
							};
							if (vErrors === null) vErrors = [err145];
							else vErrors.push(err145);
							errors++;
						}
						if (data90.SavedAt === void 0) {
							const err146 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/required",
								keyword: "required",
								params: { missingProperty: "SavedAt" }
							};
							if (vErrors === null) vErrors = [err146];
							else vErrors.push(err146);
							errors++;
						}
						if (data90.RemovedAt === void 0) {
							const err147 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/required",
								keyword: "required",
								params: { missingProperty: "RemovedAt" }
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
						for (const key15 in data90) if (!(key15 === "ViewID" || key15 === "Name" || key15 === "Selection" || key15 === "SavedAt" || key15 === "RemovedAt")) {
							const err148 = {
								instancePath: instancePath + "/SavedViews/" + i12,
								schemaPath: "#/properties/SavedViews/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key15 }
							};
							if (vErrors === null) vErrors = [err148];
							else vErrors.push(err148);
							errors++;
						}
						if (data90.ViewID !== void 0) {
							if (typeof data90.ViewID !== "string") {
								const err149 = {
									instancePath: instancePath + "/SavedViews/" + i12 + "/ViewID",
									schemaPath: "#/properties/SavedViews/items/properties/ViewID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
						}
						if (data90.Name !== void 0) {
							if (typeof data90.Name !== "string") {
								const err150 = {
									instancePath: instancePath + "/SavedViews/" + i12 + "/Name",
									schemaPath: "#/properties/SavedViews/items/properties/Name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err150];
								else vErrors.push(err150);
								errors++;
							}
						}
						if (data90.Selection !== void 0) {
							if (!validate200(data90.Selection, {
								instancePath: instancePath + "/SavedViews/" + i12 + "/Selection",
								parentData: data90,
								parentDataProperty: "Selection",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
								errors = vErrors.length;
							}
						}
						if (data90.SavedAt !== void 0) {
							if (!validate152(data90.SavedAt, {
								instancePath: instancePath + "/SavedViews/" + i12 + "/SavedAt",
								parentData: data90,
								parentDataProperty: "SavedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data90.RemovedAt !== void 0) {
							if (!validate152(data90.RemovedAt, {
								instancePath: instancePath + "/SavedViews/" + i12 + "/RemovedAt",
								parentData: data90,
								parentDataProperty: "RemovedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err151 = {
							instancePath: instancePath + "/SavedViews/" + i12,
							schemaPath: "#/properties/SavedViews/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err151];
						else vErrors.push(err151);
						errors++;
					}
				}
			} else {
				const err152 = {
					instancePath: instancePath + "/SavedViews",
					schemaPath: "#/properties/SavedViews/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err152];
				else vErrors.push(err152);
				errors++;
			}
		}
		if (data.EntitlementChanges !== void 0) {
			let data96 = data.EntitlementChanges;
			if (Array.isArray(data96)) {
				const len13 = data96.length;
				for (let i13 = 0; i13 < len13; i13++) {
					let data97 = data96[i13];
					if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
						if (data97.At === void 0) {
							const err153 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "At" }
							};
							if (vErrors === null) vErrors = [err153];
							else vErrors.push(err153);
							errors++;
						}
						if (data97.Entitlement === void 0) {
							const err154 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "Entitlement" }
							};
							if (vErrors === null) vErrors = [err154];
							else vErrors.push(err154);
							errors++;
						}
						if (data97.MIC === void 0) {
							const err155 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "MIC" }
							};
							if (vErrors === null) vErrors = [err155];
							else vErrors.push(err155);
							errors++;
						}
						if (data97.DataType === void 0) {
							const err156 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "DataType" }
							};
							if (vErrors === null) vErrors = [err156];
							else vErrors.push(err156);
							errors++;
						}
						if (data97.Change === void 0) {
							const err157 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "Change" }
							};
							if (vErrors === null) vErrors = [err157];
							else vErrors.push(err157);
							errors++;
						}
						if (data97.StartsOn === void 0) {
							const err158 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "StartsOn" }
							};
							if (vErrors === null) vErrors = [err158];
							else vErrors.push(err158);
							errors++;
						}
						if (data97.EndsOn === void 0) {
							const err159 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "EndsOn" }
							};
							if (vErrors === null) vErrors = [err159];
							else vErrors.push(err159);
							errors++;
						}
						if (data97.OrderID === void 0) {
							const err160 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "OrderID" }
							};
							if (vErrors === null) vErrors = [err160];
							else vErrors.push(err160);
							errors++;
						}
						if (data97.Cause === void 0) {
							const err161 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/required",
								keyword: "required",
								params: { missingProperty: "Cause" }
							};
							if (vErrors === null) vErrors = [err161];
							else vErrors.push(err161);
							errors++;
						}
						for (const key16 in data97) if (!func1.call(schema68.properties.EntitlementChanges.items.properties, key16)) {
							const err162 = {
								instancePath: instancePath + "/EntitlementChanges/" + i13,
								schemaPath: "#/properties/EntitlementChanges/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key16 }
							};
							if (vErrors === null) vErrors = [err162];
							else vErrors.push(err162);
							errors++;
						}
						if (data97.At !== void 0) {
							if (!validate152(data97.At, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/At",
								parentData: data97,
								parentDataProperty: "At",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
						if (data97.Entitlement !== void 0) {
							let data99 = data97.Entitlement;
							if (typeof data99 !== "string") {
								const err163 = {
									instancePath: instancePath + "/EntitlementChanges/" + i13 + "/Entitlement",
									schemaPath: "#/properties/EntitlementChanges/items/properties/Entitlement/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err163];
								else vErrors.push(err163);
								errors++;
							}
							if (!(data99 === "subscription" || data99 === "delayed" || data99 === "live" || data99 === "slice" || data99 === "account")) {
								const err164 = {
									instancePath: instancePath + "/EntitlementChanges/" + i13 + "/Entitlement",
									schemaPath: "#/properties/EntitlementChanges/items/properties/Entitlement/enum",
									keyword: "enum",
									params: { allowedValues: schema68.properties.EntitlementChanges.items.properties.Entitlement.enum }
								};
								if (vErrors === null) vErrors = [err164];
								else vErrors.push(err164);
								errors++;
							}
						}
						if (data97.MIC !== void 0) {
							if (!validate136(data97.MIC, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/MIC",
								parentData: data97,
								parentDataProperty: "MIC",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data97.DataType !== void 0) {
							if (!validate136(data97.DataType, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/DataType",
								parentData: data97,
								parentDataProperty: "DataType",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data97.Change !== void 0) {
							let data102 = data97.Change;
							if (typeof data102 !== "string") {
								const err165 = {
									instancePath: instancePath + "/EntitlementChanges/" + i13 + "/Change",
									schemaPath: "#/properties/EntitlementChanges/items/properties/Change/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err165];
								else vErrors.push(err165);
								errors++;
							}
							if (!(data102 === "gained" || data102 === "changed" || data102 === "lost" || data102 === "refunded" || data102 === "reversed" || data102 === "disputed" || data102 === "terminated" || data102 === "removed")) {
								const err166 = {
									instancePath: instancePath + "/EntitlementChanges/" + i13 + "/Change",
									schemaPath: "#/properties/EntitlementChanges/items/properties/Change/enum",
									keyword: "enum",
									params: { allowedValues: schema68.properties.EntitlementChanges.items.properties.Change.enum }
								};
								if (vErrors === null) vErrors = [err166];
								else vErrors.push(err166);
								errors++;
							}
						}
						if (data97.StartsOn !== void 0) {
							if (!validate136(data97.StartsOn, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/StartsOn",
								parentData: data97,
								parentDataProperty: "StartsOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data97.EndsOn !== void 0) {
							if (!validate136(data97.EndsOn, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/EndsOn",
								parentData: data97,
								parentDataProperty: "EndsOn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data97.OrderID !== void 0) {
							if (!validate136(data97.OrderID, {
								instancePath: instancePath + "/EntitlementChanges/" + i13 + "/OrderID",
								parentData: data97,
								parentDataProperty: "OrderID",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data97.Cause !== void 0) {
							if (typeof data97.Cause !== "string") {
								const err167 = {
									instancePath: instancePath + "/EntitlementChanges/" + i13 + "/Cause",
									schemaPath: "#/properties/EntitlementChanges/items/properties/Cause/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err167];
								else vErrors.push(err167);
								errors++;
							}
						}
					} else {
						const err168 = {
							instancePath: instancePath + "/EntitlementChanges/" + i13,
							schemaPath: "#/properties/EntitlementChanges/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err168];
						else vErrors.push(err168);
						errors++;
					}
				}
			} else {
				const err169 = {
					instancePath: instancePath + "/EntitlementChanges",
					schemaPath: "#/properties/EntitlementChanges/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err169];
				else vErrors.push(err169);
				errors++;
			}
		}
		if (data.LiveReads !== void 0) {
			let data107 = data.LiveReads;
			if (Array.isArray(data107)) {
				const len14 = data107.length;
				for (let i14 = 0; i14 < len14; i14++) {
					let data108 = data107[i14];
					if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
						if (data108.Day === void 0) {
							const err170 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/required",
								keyword: "required",
								params: { missingProperty: "Day" }
							};
							if (vErrors === null) vErrors = [err170];
							else vErrors.push(err170);
							errors++;
						}
						if (data108.MIC === void 0) {
							const err171 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/required",
								keyword: "required",
								params: { missingProperty: "MIC" }
							};
							if (vErrors === null) vErrors = [err171];
							else vErrors.push(err171);
							errors++;
						}
						if (data108.DataType === void 0) {
							const err172 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/required",
								keyword: "required",
								params: { missingProperty: "DataType" }
							};
							if (vErrors === null) vErrors = [err172];
							else vErrors.push(err172);
							errors++;
						}
						if (data108.IsByKey === void 0) {
							const err173 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/required",
								keyword: "required",
								params: { missingProperty: "IsByKey" }
							};
							if (vErrors === null) vErrors = [err173];
							else vErrors.push(err173);
							errors++;
						}
						if (data108.Reads === void 0) {
							const err174 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/required",
								keyword: "required",
								params: { missingProperty: "Reads" }
							};
							if (vErrors === null) vErrors = [err174];
							else vErrors.push(err174);
							errors++;
						}
						for (const key17 in data108) if (!(key17 === "Day" || key17 === "MIC" || key17 === "DataType" || key17 === "IsByKey" || key17 === "Reads")) {
							const err175 = {
								instancePath: instancePath + "/LiveReads/" + i14,
								schemaPath: "#/properties/LiveReads/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key17 }
							};
							if (vErrors === null) vErrors = [err175];
							else vErrors.push(err175);
							errors++;
						}
						if (data108.Day !== void 0) {
							if (!validate56(data108.Day, {
								instancePath: instancePath + "/LiveReads/" + i14 + "/Day",
								parentData: data108,
								parentDataProperty: "Day",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data108.MIC !== void 0) {
							if (typeof data108.MIC !== "string") {
								const err176 = {
									instancePath: instancePath + "/LiveReads/" + i14 + "/MIC",
									schemaPath: "#/properties/LiveReads/items/properties/MIC/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err176];
								else vErrors.push(err176);
								errors++;
							}
						}
						if (data108.DataType !== void 0) {
							let data111 = data108.DataType;
							if (typeof data111 !== "string") {
								const err177 = {
									instancePath: instancePath + "/LiveReads/" + i14 + "/DataType",
									schemaPath: "#/properties/LiveReads/items/properties/DataType/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err177];
								else vErrors.push(err177);
								errors++;
							}
							if (!(data111 === "order" || data111 === "trade")) {
								const err178 = {
									instancePath: instancePath + "/LiveReads/" + i14 + "/DataType",
									schemaPath: "#/properties/LiveReads/items/properties/DataType/enum",
									keyword: "enum",
									params: { allowedValues: schema68.properties.LiveReads.items.properties.DataType.enum }
								};
								if (vErrors === null) vErrors = [err178];
								else vErrors.push(err178);
								errors++;
							}
						}
						if (data108.IsByKey !== void 0) {
							if (typeof data108.IsByKey !== "boolean") {
								const err179 = {
									instancePath: instancePath + "/LiveReads/" + i14 + "/IsByKey",
									schemaPath: "#/properties/LiveReads/items/properties/IsByKey/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err179];
								else vErrors.push(err179);
								errors++;
							}
						}
						if (data108.Reads !== void 0) {
							let data113 = data108.Reads;
							if (!(typeof data113 == "number" && !(data113 % 1) && !isNaN(data113) && isFinite(data113))) {
								const err180 = {
									instancePath: instancePath + "/LiveReads/" + i14 + "/Reads",
									schemaPath: "#/properties/LiveReads/items/properties/Reads/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err180];
								else vErrors.push(err180);
								errors++;
							}
						}
					} else {
						const err181 = {
							instancePath: instancePath + "/LiveReads/" + i14,
							schemaPath: "#/properties/LiveReads/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err181];
						else vErrors.push(err181);
						errors++;
					}
				}
			} else {
				const err182 = {
					instancePath: instancePath + "/LiveReads",
					schemaPath: "#/properties/LiveReads/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err182];
				else vErrors.push(err182);
				errors++;
			}
		}
		if (data.RestoreLink !== void 0) {
			let data114 = data.RestoreLink;
			const _errs198 = errors;
			let valid49 = false;
			const _errs199 = errors;
			if (data114 !== null) {
				const err183 = {
					instancePath: instancePath + "/RestoreLink",
					schemaPath: "#/properties/RestoreLink/anyOf/0/type",
					keyword: "type",
					params: { type: "null" }
				};
				if (vErrors === null) vErrors = [err183];
				else vErrors.push(err183);
				errors++;
			}
			var _valid1 = _errs199 === errors;
			valid49 = valid49 || _valid1;
			const _errs201 = errors;
			if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
				if (data114.IssuedAt === void 0) {
					const err184 = {
						instancePath: instancePath + "/RestoreLink",
						schemaPath: "#/properties/RestoreLink/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "IssuedAt" }
					};
					if (vErrors === null) vErrors = [err184];
					else vErrors.push(err184);
					errors++;
				}
				if (data114.WrongAnswers === void 0) {
					const err185 = {
						instancePath: instancePath + "/RestoreLink",
						schemaPath: "#/properties/RestoreLink/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "WrongAnswers" }
					};
					if (vErrors === null) vErrors = [err185];
					else vErrors.push(err185);
					errors++;
				}
				for (const key18 in data114) if (!(key18 === "IssuedAt" || key18 === "WrongAnswers")) {
					const err186 = {
						instancePath: instancePath + "/RestoreLink",
						schemaPath: "#/properties/RestoreLink/anyOf/1/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key18 }
					};
					if (vErrors === null) vErrors = [err186];
					else vErrors.push(err186);
					errors++;
				}
				if (data114.IssuedAt !== void 0) {
					if (!validate152(data114.IssuedAt, {
						instancePath: instancePath + "/RestoreLink/IssuedAt",
						parentData: data114,
						parentDataProperty: "IssuedAt",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
						errors = vErrors.length;
					}
				}
				if (data114.WrongAnswers !== void 0) {
					let data116 = data114.WrongAnswers;
					if (!(typeof data116 == "number" && !(data116 % 1) && !isNaN(data116) && isFinite(data116))) {
						const err187 = {
							instancePath: instancePath + "/RestoreLink/WrongAnswers",
							schemaPath: "#/properties/RestoreLink/anyOf/1/properties/WrongAnswers/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err187];
						else vErrors.push(err187);
						errors++;
					}
					if (typeof data116 == "number" && isFinite(data116)) {
						if (data116 < 0 || isNaN(data116)) {
							const err188 = {
								instancePath: instancePath + "/RestoreLink/WrongAnswers",
								schemaPath: "#/properties/RestoreLink/anyOf/1/properties/WrongAnswers/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err188];
							else vErrors.push(err188);
							errors++;
						}
					}
				}
			} else {
				const err189 = {
					instancePath: instancePath + "/RestoreLink",
					schemaPath: "#/properties/RestoreLink/anyOf/1/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err189];
				else vErrors.push(err189);
				errors++;
			}
			var _valid1 = _errs201 === errors;
			valid49 = valid49 || _valid1;
			if (!valid49) {
				const err190 = {
					instancePath: instancePath + "/RestoreLink",
					schemaPath: "#/properties/RestoreLink/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err190];
				else vErrors.push(err190);
				errors++;
			} else {
				errors = _errs198;
				if (vErrors !== null) {
					if (_errs198) vErrors.length = _errs198;
					else vErrors = null;
				}
			}
		}
		if (data.MailWaiting !== void 0) {
			let data117 = data.MailWaiting;
			if (Array.isArray(data117)) {
				const len15 = data117.length;
				for (let i15 = 0; i15 < len15; i15++) {
					let data118 = data117[i15];
					if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
						if (data118.Kind === void 0) {
							const err191 = {
								instancePath: instancePath + "/MailWaiting/" + i15,
								schemaPath: "#/properties/MailWaiting/items/required",
								keyword: "required",
								params: { missingProperty: "Kind" }
							};
							if (vErrors === null) vErrors = [err191];
							else vErrors.push(err191);
							errors++;
						}
						if (data118.Subject === void 0) {
							const err192 = {
								instancePath: instancePath + "/MailWaiting/" + i15,
								schemaPath: "#/properties/MailWaiting/items/required",
								keyword: "required",
								params: { missingProperty: "Subject" }
							};
							if (vErrors === null) vErrors = [err192];
							else vErrors.push(err192);
							errors++;
						}
						if (data118.CreatedAt === void 0) {
							const err193 = {
								instancePath: instancePath + "/MailWaiting/" + i15,
								schemaPath: "#/properties/MailWaiting/items/required",
								keyword: "required",
								params: { missingProperty: "CreatedAt" }
							};
							if (vErrors === null) vErrors = [err193];
							else vErrors.push(err193);
							errors++;
						}
						for (const key19 in data118) if (!(key19 === "Kind" || key19 === "Subject" || key19 === "CreatedAt")) {
							const err194 = {
								instancePath: instancePath + "/MailWaiting/" + i15,
								schemaPath: "#/properties/MailWaiting/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key19 }
							};
							if (vErrors === null) vErrors = [err194];
							else vErrors.push(err194);
							errors++;
						}
						if (data118.Kind !== void 0) {
							if (typeof data118.Kind !== "string") {
								const err195 = {
									instancePath: instancePath + "/MailWaiting/" + i15 + "/Kind",
									schemaPath: "#/properties/MailWaiting/items/properties/Kind/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err195];
								else vErrors.push(err195);
								errors++;
							}
						}
						if (data118.Subject !== void 0) {
							if (typeof data118.Subject !== "string") {
								const err196 = {
									instancePath: instancePath + "/MailWaiting/" + i15 + "/Subject",
									schemaPath: "#/properties/MailWaiting/items/properties/Subject/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err196];
								else vErrors.push(err196);
								errors++;
							}
						}
						if (data118.CreatedAt !== void 0) {
							if (!validate152(data118.CreatedAt, {
								instancePath: instancePath + "/MailWaiting/" + i15 + "/CreatedAt",
								parentData: data118,
								parentDataProperty: "CreatedAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err197 = {
							instancePath: instancePath + "/MailWaiting/" + i15,
							schemaPath: "#/properties/MailWaiting/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err197];
						else vErrors.push(err197);
						errors++;
					}
				}
			} else {
				const err198 = {
					instancePath: instancePath + "/MailWaiting",
					schemaPath: "#/properties/MailWaiting/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err198];
				else vErrors.push(err198);
				errors++;
			}
		}
	} else {
		const err199 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err199];
		else vErrors.push(err199);
		errors++;
	}
	validate151.errors = vErrors;
	return errors === 0;
}
validate151.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate151(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
		errors = vErrors.length;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
validate150.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check17 = validate235;
var schema80 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"createdAt",
		"expiresAt",
		"lastUsedAt",
		"state"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"createdAt": { "$ref": "contract#/$defs/Timestamp" },
		"expiresAt": { "$ref": "contract#/$defs/Timestamp" },
		"lastUsedAt": { "$ref": "contract#/$defs/Timestamp" },
		"state": {
			"type": "string",
			"enum": [
				"active",
				"expired",
				"revoked",
				"stopped"
			]
		}
	}
};
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate237.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.lastUsedAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastUsedAt" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.state === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "createdAt" || key0 === "expiresAt" || key0 === "lastUsedAt" || key0 === "state")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate152(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.expiresAt !== void 0) {
			if (!validate152(data.expiresAt, {
				instancePath: instancePath + "/expiresAt",
				parentData: data,
				parentDataProperty: "expiresAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.lastUsedAt !== void 0) {
			if (!validate152(data.lastUsedAt, {
				instancePath: instancePath + "/lastUsedAt",
				parentData: data,
				parentDataProperty: "lastUsedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			let data5 = data.state;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data5 === "active" || data5 === "expired" || data5 === "revoked" || data5 === "stopped")) {
				const err10 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/enum",
					keyword: "enum",
					params: { allowedValues: schema80.properties.state.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate237.errors = vErrors;
	return errors === 0;
}
validate237.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate236.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.keys === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "keys" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.usage === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "usage" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.callsPerMinute === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "callsPerMinute" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.today === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "today" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "keys" || key0 === "usage" || key0 === "callsPerMinute" || key0 === "today")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.keys !== void 0) {
			let data0 = data.keys;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate237(data0[i0], {
					instancePath: instancePath + "/keys/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/keys",
					schemaPath: "#/properties/keys/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.usage !== void 0) {
			let data2 = data.usage;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.day === void 0) {
							const err6 = {
								instancePath: instancePath + "/usage/" + i1,
								schemaPath: "#/properties/usage/items/required",
								keyword: "required",
								params: { missingProperty: "day" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data3.requests === void 0) {
							const err7 = {
								instancePath: instancePath + "/usage/" + i1,
								schemaPath: "#/properties/usage/items/required",
								keyword: "required",
								params: { missingProperty: "requests" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data3.rows === void 0) {
							const err8 = {
								instancePath: instancePath + "/usage/" + i1,
								schemaPath: "#/properties/usage/items/required",
								keyword: "required",
								params: { missingProperty: "rows" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						for (const key1 in data3) if (!(key1 === "day" || key1 === "requests" || key1 === "rows")) {
							const err9 = {
								instancePath: instancePath + "/usage/" + i1,
								schemaPath: "#/properties/usage/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.day !== void 0) {
							if (!validate56(data3.day, {
								instancePath: instancePath + "/usage/" + i1 + "/day",
								parentData: data3,
								parentDataProperty: "day",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data3.requests !== void 0) {
							let data5 = data3.requests;
							if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
								const err10 = {
									instancePath: instancePath + "/usage/" + i1 + "/requests",
									schemaPath: "#/properties/usage/items/properties/requests/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
						if (data3.rows !== void 0) {
							let data6 = data3.rows;
							if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
								const err11 = {
									instancePath: instancePath + "/usage/" + i1 + "/rows",
									schemaPath: "#/properties/usage/items/properties/rows/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/usage/" + i1,
							schemaPath: "#/properties/usage/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/usage",
					schemaPath: "#/properties/usage/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.callsPerMinute !== void 0) {
			let data7 = data.callsPerMinute;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err14 = {
					instancePath: instancePath + "/callsPerMinute",
					schemaPath: "#/properties/callsPerMinute/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.today !== void 0) {
			if (!validate56(data.today, {
				instancePath: instancePath + "/today",
				parentData: data,
				parentDataProperty: "today",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
validate236.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate235.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate236(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
		errors = vErrors.length;
	}
	validate235.errors = vErrors;
	return errors === 0;
}
validate235.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check18 = validate245;
var pattern16 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.days === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "days")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func3(data0) > 60) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern16.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.days !== void 0) {
			let data1 = data.days;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 365 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 365
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate245.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate246(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
		errors = vErrors.length;
	}
	validate245.errors = vErrors;
	return errors === 0;
}
validate245.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check19 = validate248;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.key === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "key")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			if (typeof data.text !== "string") {
				const err3 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.key !== void 0) {
			if (!validate237(data.key, {
				instancePath: instancePath + "/key",
				parentData: data,
				parentDataProperty: "key",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate249(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
		errors = vErrors.length;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check20 = validate252;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 40) {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate253(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
		errors = vErrors.length;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check21 = validate255;
var pattern17 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate258.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 36) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 36 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern17.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate258.errors = vErrors;
	return errors === 0;
}
validate258.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate260.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 80) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 80 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate260.errors = vErrors;
	return errors === 0;
}
validate260.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate257.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.selection === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "selection" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.savedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "savedAt" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "selection" || key0 === "savedAt")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate258(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate260(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.selection !== void 0) {
			if (!validate200(data.selection, {
				instancePath: instancePath + "/selection",
				parentData: data,
				parentDataProperty: "selection",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
				errors = vErrors.length;
			}
		}
		if (data.savedAt !== void 0) {
			if (!validate152(data.savedAt, {
				instancePath: instancePath + "/savedAt",
				parentData: data,
				parentDataProperty: "savedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate257.errors = vErrors;
	return errors === 0;
}
validate257.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate256.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.views === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "views" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "views")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.views !== void 0) {
			let data0 = data.views;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate257(data0[i0], {
					instancePath: instancePath + "/views/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/views",
					schemaPath: "#/properties/views/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate256.errors = vErrors;
	return errors === 0;
}
validate256.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate256(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
		errors = vErrors.length;
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check22 = validate266;
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate267.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.selection === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "selection" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "selection")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate258(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.selection !== void 0) {
			if (!validate200(data.selection, {
				instancePath: instancePath + "/selection",
				parentData: data,
				parentDataProperty: "selection",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate267.errors = vErrors;
	return errors === 0;
}
validate267.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate266.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate267(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
		errors = vErrors.length;
	}
	validate266.errors = vErrors;
	return errors === 0;
}
validate266.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check23 = validate271;
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate272.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.selection === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "selection" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.savedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "savedAt" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "selection" || key0 === "savedAt")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate258(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate260(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.selection !== void 0) {
			if (!validate200(data.selection, {
				instancePath: instancePath + "/selection",
				parentData: data,
				parentDataProperty: "selection",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
				errors = vErrors.length;
			}
		}
		if (data.savedAt !== void 0) {
			if (!validate152(data.savedAt, {
				instancePath: instancePath + "/savedAt",
				parentData: data,
				parentDataProperty: "savedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate272.errors = vErrors;
	return errors === 0;
}
validate272.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate271.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate272(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
		errors = vErrors.length;
	}
	validate271.errors = vErrors;
	return errors === 0;
}
validate271.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check24 = validate278;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate258(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 1e3) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate278.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate279(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
		errors = vErrors.length;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
validate278.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check25 = validate282;
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate283.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate258(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate283.errors = vErrors;
	return errors === 0;
}
validate283.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate283(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
		errors = vErrors.length;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check26 = validate286;
var schema102 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"TradingVenueID",
		"Name",
		"Type",
		"MIC",
		"TradingVenueGroupID",
		"HasTrades",
		"HasOrders"
	],
	"properties": {
		"TradingVenueID": {
			"type": "integer",
			"minimum": 1
		},
		"Name": { "type": "string" },
		"Type": { "type": "string" },
		"MIC": { "$ref": "contract#/$defs/Mic" },
		"TradingVenueGroupID": {
			"type": "integer",
			"enum": [
				1,
				2,
				3
			]
		},
		"HasTrades": { "type": "boolean" },
		"HasOrders": { "type": "boolean" }
	}
};
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.TradingVenueID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenueID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.MIC === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "MIC" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.TradingVenueGroupID === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenueGroupID" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.HasTrades === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "HasTrades" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.HasOrders === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "HasOrders" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "TradingVenueID" || key0 === "Name" || key0 === "Type" || key0 === "MIC" || key0 === "TradingVenueGroupID" || key0 === "HasTrades" || key0 === "HasOrders")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.TradingVenueID !== void 0) {
			let data0 = data.TradingVenueID;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err8 = {
					instancePath: instancePath + "/TradingVenueID",
					schemaPath: "#/properties/TradingVenueID/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err9 = {
						instancePath: instancePath + "/TradingVenueID",
						schemaPath: "#/properties/TradingVenueID/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err10 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.Type !== void 0) {
			if (typeof data.Type !== "string") {
				const err11 = {
					instancePath: instancePath + "/Type",
					schemaPath: "#/properties/Type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.MIC !== void 0) {
			if (!validate174(data.MIC, {
				instancePath: instancePath + "/MIC",
				parentData: data,
				parentDataProperty: "MIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.TradingVenueGroupID !== void 0) {
			let data4 = data.TradingVenueGroupID;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err12 = {
					instancePath: instancePath + "/TradingVenueGroupID",
					schemaPath: "#/properties/TradingVenueGroupID/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data4 === 1 || data4 === 2 || data4 === 3)) {
				const err13 = {
					instancePath: instancePath + "/TradingVenueGroupID",
					schemaPath: "#/properties/TradingVenueGroupID/enum",
					keyword: "enum",
					params: { allowedValues: schema102.properties.TradingVenueGroupID.enum }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.HasTrades !== void 0) {
			if (typeof data.HasTrades !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/HasTrades",
					schemaPath: "#/properties/HasTrades/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.HasOrders !== void 0) {
			if (typeof data.HasOrders !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/HasOrders",
					schemaPath: "#/properties/HasOrders/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tradingVenues === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tradingVenues" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.CostPerVenue === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "CostPerVenue" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "tradingVenues" || key0 === "CostPerVenue")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.tradingVenues !== void 0) {
			let data0 = data.tradingVenues;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate288(data0[i0], {
					instancePath: instancePath + "/tradingVenues/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/tradingVenues",
					schemaPath: "#/properties/tradingVenues/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.CostPerVenue !== void 0) {
			let data2 = data.CostPerVenue;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err4 = {
					instancePath: instancePath + "/CostPerVenue",
					schemaPath: "#/properties/CostPerVenue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err5 = {
						instancePath: instancePath + "/CostPerVenue",
						schemaPath: "#/properties/CostPerVenue/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate286.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate287(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
		errors = vErrors.length;
	}
	validate286.errors = vErrors;
	return errors === 0;
}
validate286.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check27 = validate292;
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate293.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate293.errors = vErrors;
	return errors === 0;
}
validate293.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate293(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check28 = validate295;
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tvlist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tvlist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "tvlist")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.tvlist !== void 0) {
			let data0 = data.tvlist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.MIC === void 0) {
							const err2 = {
								instancePath: instancePath + "/tvlist/" + i0,
								schemaPath: "#/properties/tvlist/items/required",
								keyword: "required",
								params: { missingProperty: "MIC" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data1.Name === void 0) {
							const err3 = {
								instancePath: instancePath + "/tvlist/" + i0,
								schemaPath: "#/properties/tvlist/items/required",
								keyword: "required",
								params: { missingProperty: "Name" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "MIC" || key1 === "Name")) {
							const err4 = {
								instancePath: instancePath + "/tvlist/" + i0,
								schemaPath: "#/properties/tvlist/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data1.MIC !== void 0) {
							if (!validate174(data1.MIC, {
								instancePath: instancePath + "/tvlist/" + i0 + "/MIC",
								parentData: data1,
								parentDataProperty: "MIC",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
								errors = vErrors.length;
							}
						}
						if (data1.Name !== void 0) {
							if (typeof data1.Name !== "string") {
								const err5 = {
									instancePath: instancePath + "/tvlist/" + i0 + "/Name",
									schemaPath: "#/properties/tvlist/items/properties/Name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/tvlist/" + i0,
							schemaPath: "#/properties/tvlist/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/tvlist",
					schemaPath: "#/properties/tvlist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate295.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate296(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
		errors = vErrors.length;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
validate295.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check29 = validate299;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate300.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate300.errors = vErrors;
	return errors === 0;
}
validate300.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate302.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate302.errors = vErrors;
	return errors === 0;
}
validate302.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype" || key0 === "tv")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate300(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate302(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check30 = validate304;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate305.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.assetclasslist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclasslist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "assetclasslist")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclasslist !== void 0) {
			let data0 = data.assetclasslist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err2 = {
						instancePath: instancePath + "/assetclasslist/" + i0,
						schemaPath: "#/properties/assetclasslist/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/assetclasslist",
					schemaPath: "#/properties/assetclasslist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate305.errors = vErrors;
	return errors === 0;
}
validate305.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate304.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate305(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
		errors = vErrors.length;
	}
	validate304.errors = vErrors;
	return errors === 0;
}
validate304.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check31 = validate307;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate310.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate310.errors = vErrors;
	return errors === 0;
}
validate310.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate312.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate312.errors = vErrors;
	return errors === 0;
}
validate312.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype" || key0 === "tv" || key0 === "assetclass")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate308(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate310(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate312(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate307.errors = vErrors;
	return errors === 0;
}
validate307.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check32 = validate314;
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate315.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.subassetclasslist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclasslist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "subassetclasslist")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.subassetclasslist !== void 0) {
			let data0 = data.subassetclasslist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err2 = {
						instancePath: instancePath + "/subassetclasslist/" + i0,
						schemaPath: "#/properties/subassetclasslist/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/subassetclasslist",
					schemaPath: "#/properties/subassetclasslist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate315.errors = vErrors;
	return errors === 0;
}
validate315.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate314.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate315(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
		errors = vErrors.length;
	}
	validate314.errors = vErrors;
	return errors === 0;
}
validate314.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check33 = validate317;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate320.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate320.errors = vErrors;
	return errors === 0;
}
validate320.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate322.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate322.errors = vErrors;
	return errors === 0;
}
validate322.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate317.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype" || key0 === "tv" || key0 === "assetclass" || key0 === "subassetclass" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate318(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate320(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate322(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate322(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
				errors = vErrors.length;
			}
		}
		if (data.q !== void 0) {
			let data4 = data.q;
			if (typeof data4 === "string") {
				if (func3(data4) > 100) {
					const err5 = {
						instancePath: instancePath + "/q",
						schemaPath: "#/properties/q/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/q",
					schemaPath: "#/properties/q/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data5 = data.limit;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err7 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 > 1e3 || isNaN(data5)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data5 < 1 || isNaN(data5)) {
					const err9 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data6 = data.cursor;
			if (typeof data6 === "string") {
				if (func3(data6) > 500) {
					const err10 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate317.errors = vErrors;
	return errors === 0;
}
validate317.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check34 = validate325;
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate326.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.instrumentlist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrumentlist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Total === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Total" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "instrumentlist" || key0 === "Next" || key0 === "Total")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.instrumentlist !== void 0) {
			let data0 = data.instrumentlist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.InstrumentID === void 0) {
							const err3 = {
								instancePath: instancePath + "/instrumentlist/" + i0,
								schemaPath: "#/properties/instrumentlist/items/required",
								keyword: "required",
								params: { missingProperty: "InstrumentID" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1.InstrumentDescription === void 0) {
							const err4 = {
								instancePath: instancePath + "/instrumentlist/" + i0,
								schemaPath: "#/properties/instrumentlist/items/required",
								keyword: "required",
								params: { missingProperty: "InstrumentDescription" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "InstrumentID" || key1 === "InstrumentDescription")) {
							const err5 = {
								instancePath: instancePath + "/instrumentlist/" + i0,
								schemaPath: "#/properties/instrumentlist/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data1.InstrumentID !== void 0) {
							if (typeof data1.InstrumentID !== "string") {
								const err6 = {
									instancePath: instancePath + "/instrumentlist/" + i0 + "/InstrumentID",
									schemaPath: "#/properties/instrumentlist/items/properties/InstrumentID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
						}
						if (data1.InstrumentDescription !== void 0) {
							if (typeof data1.InstrumentDescription !== "string") {
								const err7 = {
									instancePath: instancePath + "/instrumentlist/" + i0 + "/InstrumentDescription",
									schemaPath: "#/properties/instrumentlist/items/properties/InstrumentDescription/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/instrumentlist/" + i0,
							schemaPath: "#/properties/instrumentlist/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/instrumentlist",
					schemaPath: "#/properties/instrumentlist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.Next !== void 0) {
			if (typeof data.Next !== "string") {
				const err10 = {
					instancePath: instancePath + "/Next",
					schemaPath: "#/properties/Next/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.Total !== void 0) {
			let data5 = data.Total;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err11 = {
					instancePath: instancePath + "/Total",
					schemaPath: "#/properties/Total/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 > 1001 || isNaN(data5)) {
					const err12 = {
						instancePath: instancePath + "/Total",
						schemaPath: "#/properties/Total/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1001
						}
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data5 < 0 || isNaN(data5)) {
					const err13 = {
						instancePath: instancePath + "/Total",
						schemaPath: "#/properties/Total/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate326.errors = vErrors;
	return errors === 0;
}
validate326.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate325.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate326(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
		errors = vErrors.length;
	}
	validate325.errors = vErrors;
	return errors === 0;
}
validate325.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check35 = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.q === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "q" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "q")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.q !== void 0) {
			let data0 = data.q;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/q",
						schemaPath: "#/properties/q/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func3(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/q",
						schemaPath: "#/properties/q/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/q",
					schemaPath: "#/properties/q/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check36 = validate329;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate332.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.DataType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DataType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.VenueMIC === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "VenueMIC" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TradingVenue === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenue" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.SegmentMIC === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SegmentMIC" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.OrderType === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderType" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.LastPublicationDate === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "LastPublicationDate" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "DataType" || key0 === "VenueMIC" || key0 === "TradingVenue" || key0 === "SegmentMIC" || key0 === "OrderType" || key0 === "LastPublicationDate")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.DataType !== void 0) {
			if (!validate201(data.DataType, {
				instancePath: instancePath + "/DataType",
				parentData: data,
				parentDataProperty: "DataType",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
				errors = vErrors.length;
			}
		}
		if (data.VenueMIC !== void 0) {
			if (!validate174(data.VenueMIC, {
				instancePath: instancePath + "/VenueMIC",
				parentData: data,
				parentDataProperty: "VenueMIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.TradingVenue !== void 0) {
			if (typeof data.TradingVenue !== "string") {
				const err7 = {
					instancePath: instancePath + "/TradingVenue",
					schemaPath: "#/properties/TradingVenue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.SegmentMIC !== void 0) {
			if (!validate174(data.SegmentMIC, {
				instancePath: instancePath + "/SegmentMIC",
				parentData: data,
				parentDataProperty: "SegmentMIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.OrderType !== void 0) {
			if (!validate209(data.OrderType, {
				instancePath: instancePath + "/OrderType",
				parentData: data,
				parentDataProperty: "OrderType",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
				errors = vErrors.length;
			}
		}
		if (data.LastPublicationDate !== void 0) {
			if (!validate152(data.LastPublicationDate, {
				instancePath: instancePath + "/LastPublicationDate",
				parentData: data,
				parentDataProperty: "LastPublicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate332.errors = vErrors;
	return errors === 0;
}
validate332.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate331.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.InstrumentID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.InstrumentDescription === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentDescription" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.AssetClass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AssetClass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.SubAssetClass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SubAssetClass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Places === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Places" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "InstrumentID" || key0 === "InstrumentDescription" || key0 === "AssetClass" || key0 === "SubAssetClass" || key0 === "Places")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.InstrumentID !== void 0) {
			if (typeof data.InstrumentID !== "string") {
				const err6 = {
					instancePath: instancePath + "/InstrumentID",
					schemaPath: "#/properties/InstrumentID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.InstrumentDescription !== void 0) {
			if (typeof data.InstrumentDescription !== "string") {
				const err7 = {
					instancePath: instancePath + "/InstrumentDescription",
					schemaPath: "#/properties/InstrumentDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.AssetClass !== void 0) {
			if (typeof data.AssetClass !== "string") {
				const err8 = {
					instancePath: instancePath + "/AssetClass",
					schemaPath: "#/properties/AssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.SubAssetClass !== void 0) {
			if (typeof data.SubAssetClass !== "string") {
				const err9 = {
					instancePath: instancePath + "/SubAssetClass",
					schemaPath: "#/properties/SubAssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.Places !== void 0) {
			let data4 = data.Places;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate332(data4[i0], {
					instancePath: instancePath + "/Places/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/Places",
					schemaPath: "#/properties/Places/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate331.errors = vErrors;
	return errors === 0;
}
validate331.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate330.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Instruments === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Instruments" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.More === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "More" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Instruments" || key0 === "More")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Instruments !== void 0) {
			let data0 = data.Instruments;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate331(data0[i0], {
					instancePath: instancePath + "/Instruments/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/Instruments",
					schemaPath: "#/properties/Instruments/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.More !== void 0) {
			if (typeof data.More !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/More",
					schemaPath: "#/properties/More/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
validate330.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate329.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate330(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
		errors = vErrors.length;
	}
	validate329.errors = vErrors;
	return errors === 0;
}
validate329.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check37 = validate341;
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate342.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
validate342.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate346.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate346.errors = vErrors;
	return errors === 0;
}
validate346.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate341.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype" || key0 === "tv" || key0 === "assetclass" || key0 === "subassetclass" || key0 === "instrument")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate342(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate344(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate346(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate346(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate346(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate341.errors = vErrors;
	return errors === 0;
}
validate341.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check38 = validate350;
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate351.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.miclist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "miclist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "miclist")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.miclist !== void 0) {
			let data0 = data.miclist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate174(data0[i0], {
					instancePath: instancePath + "/miclist/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/miclist",
					schemaPath: "#/properties/miclist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate351.errors = vErrors;
	return errors === 0;
}
validate351.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate351(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
		errors = vErrors.length;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check39 = validate354;
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate355.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate355.errors = vErrors;
	return errors === 0;
}
validate355.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate357.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate357.errors = vErrors;
	return errors === 0;
}
validate357.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate354.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.instrumentmic === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrumentmic" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datatype" || key0 === "tv" || key0 === "assetclass" || key0 === "subassetclass" || key0 === "instrument" || key0 === "instrumentmic")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate355(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate357(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate359(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate359(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate359(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate357(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate354.errors = vErrors;
	return errors === 0;
}
validate354.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check40 = validate364;
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate365.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ordertypelist === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ordertypelist" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "ordertypelist")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ordertypelist !== void 0) {
			let data0 = data.ordertypelist;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate209(data0[i0], {
					instancePath: instancePath + "/ordertypelist/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/ordertypelist",
					schemaPath: "#/properties/ordertypelist/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate365.errors = vErrors;
	return errors === 0;
}
validate365.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate364.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate365(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
		errors = vErrors.length;
	}
	validate364.errors = vErrors;
	return errors === 0;
}
validate364.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check41 = validate368;
var schema141 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"assetclass",
		"subassetclass",
		"instrument"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"assetclass": { "$ref": "contract#/$defs/CascadeText" },
		"subassetclass": { "$ref": "contract#/$defs/CascadeText" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"instrumentmic": { "$ref": "contract#/$defs/Mic" },
		"ordertype": {
			"type": "string",
			"maxLength": 40,
			"pattern": "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$"
		},
		"from": { "$ref": "contract#/$defs/FilterText" },
		"to": { "$ref": "contract#/$defs/FilterText" },
		"pricefrom": { "$ref": "contract#/$defs/FilterText" },
		"priceto": { "$ref": "contract#/$defs/FilterText" },
		"sizefrom": { "$ref": "contract#/$defs/FilterText" },
		"sizeto": { "$ref": "contract#/$defs/FilterText" },
		"flags": { "$ref": "contract#/$defs/FilterText" },
		"cancelled": { "$ref": "contract#/$defs/FilterText" },
		"limit": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e3
		},
		"cursor": {
			"type": "string",
			"maxLength": 500
		}
	},
	"$id": "check41"
};
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate369.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate369.errors = vErrors;
	return errors === 0;
}
validate369.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate371.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate371.errors = vErrors;
	return errors === 0;
}
validate371.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate373.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate373.errors = vErrors;
	return errors === 0;
}
validate373.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate378.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate378.errors = vErrors;
	return errors === 0;
}
validate378.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern25 = new RegExp("^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$", "u");
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate368.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema141.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate369(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate371(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate373(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate373(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate373(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate371(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
				errors = vErrors.length;
			}
		}
		if (data.ordertype !== void 0) {
			let data6 = data.ordertype;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err6 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern25.test(data6)) {
					const err7 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/pattern",
						keyword: "pattern",
						params: { pattern: "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/ordertype",
					schemaPath: "#/properties/ordertype/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (!validate378(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0) {
			if (!validate378(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.pricefrom !== void 0) {
			if (!validate378(data.pricefrom, {
				instancePath: instancePath + "/pricefrom",
				parentData: data,
				parentDataProperty: "pricefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceto !== void 0) {
			if (!validate378(data.priceto, {
				instancePath: instancePath + "/priceto",
				parentData: data,
				parentDataProperty: "priceto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizefrom !== void 0) {
			if (!validate378(data.sizefrom, {
				instancePath: instancePath + "/sizefrom",
				parentData: data,
				parentDataProperty: "sizefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizeto !== void 0) {
			if (!validate378(data.sizeto, {
				instancePath: instancePath + "/sizeto",
				parentData: data,
				parentDataProperty: "sizeto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			if (!validate378(data.flags, {
				instancePath: instancePath + "/flags",
				parentData: data,
				parentDataProperty: "flags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.cancelled !== void 0) {
			if (!validate378(data.cancelled, {
				instancePath: instancePath + "/cancelled",
				parentData: data,
				parentDataProperty: "cancelled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.limit !== void 0) {
			let data15 = data.limit;
			if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
				const err9 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data15 == "number" && isFinite(data15)) {
				if (data15 > 1e3 || isNaN(data15)) {
					const err10 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						}
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data15 < 1 || isNaN(data15)) {
					const err11 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data16 = data.cursor;
			if (typeof data16 === "string") {
				if (func3(data16) > 500) {
					const err12 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate368.errors = vErrors;
	return errors === 0;
}
validate368.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check42 = validate387;
var schema148 = {
	"unevaluatedProperties": false,
	"allOf": [{ "$ref": "contract#/$defs/FeedHeader" }, {
		"type": "object",
		"required": ["ViewType", "Data"],
		"properties": {
			"ViewType": {
				"type": "string",
				"enum": ["ord-disp-rfq", "ord-disp-auc"]
			},
			"Data": {
				"type": "array",
				"items": { "$ref": "contract#/$defs/PriceRow" }
			}
		}
	}]
};
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate394.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.InstrumentIDType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentIDType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.InstrumentID === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentID" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Date === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Date" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "InstrumentIDType" || key0 === "InstrumentID" || key0 === "Date")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.InstrumentIDType !== void 0) {
			if (!validate136(data.InstrumentIDType, {
				instancePath: instancePath + "/InstrumentIDType",
				parentData: data,
				parentDataProperty: "InstrumentIDType",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.InstrumentID !== void 0) {
			if (!validate136(data.InstrumentID, {
				instancePath: instancePath + "/InstrumentID",
				parentData: data,
				parentDataProperty: "InstrumentID",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.Date !== void 0) {
			if (!validate152(data.Date, {
				instancePath: instancePath + "/Date",
				parentData: data,
				parentDataProperty: "Date",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate394.errors = vErrors;
	return errors === 0;
}
validate394.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern26 = new RegExp("^[A-Za-z0-9_-]{1,400}$", "u");
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate400.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern26.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9_-]{1,400}$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate400.errors = vErrors;
	return errors === 0;
}
validate400.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate390.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.DataType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DataType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.TradingVenue === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenue" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.AssetClass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AssetClass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.SubAssetClass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SubAssetClass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.InstrumentID === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentID" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.InstrumentDescription === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentDescription" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.VenueMIC === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "VenueMIC" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Currency === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Currency" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.VenueLocation === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "VenueLocation" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.AdditionalDescription === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AdditionalDescription" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.IsDelayed === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsDelayed" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.NewestPublicationDate === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "NewestPublicationDate" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.DataType !== void 0) {
			if (!validate201(data.DataType, {
				instancePath: instancePath + "/DataType",
				parentData: data,
				parentDataProperty: "DataType",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
				errors = vErrors.length;
			}
		}
		if (data.TradingVenue !== void 0) {
			if (typeof data.TradingVenue !== "string") {
				const err12 = {
					instancePath: instancePath + "/TradingVenue",
					schemaPath: "#/properties/TradingVenue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.AssetClass !== void 0) {
			if (typeof data.AssetClass !== "string") {
				const err13 = {
					instancePath: instancePath + "/AssetClass",
					schemaPath: "#/properties/AssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.SubAssetClass !== void 0) {
			if (typeof data.SubAssetClass !== "string") {
				const err14 = {
					instancePath: instancePath + "/SubAssetClass",
					schemaPath: "#/properties/SubAssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.InstrumentID !== void 0) {
			if (typeof data.InstrumentID !== "string") {
				const err15 = {
					instancePath: instancePath + "/InstrumentID",
					schemaPath: "#/properties/InstrumentID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.InstrumentDescription !== void 0) {
			if (typeof data.InstrumentDescription !== "string") {
				const err16 = {
					instancePath: instancePath + "/InstrumentDescription",
					schemaPath: "#/properties/InstrumentDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.VenueMIC !== void 0) {
			if (!validate174(data.VenueMIC, {
				instancePath: instancePath + "/VenueMIC",
				parentData: data,
				parentDataProperty: "VenueMIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.Currency !== void 0) {
			if (!validate136(data.Currency, {
				instancePath: instancePath + "/Currency",
				parentData: data,
				parentDataProperty: "Currency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.VenueLocation !== void 0) {
			if (typeof data.VenueLocation !== "string") {
				const err17 = {
					instancePath: instancePath + "/VenueLocation",
					schemaPath: "#/properties/VenueLocation/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.AdditionalDescription !== void 0) {
			if (!validate394(data.AdditionalDescription, {
				instancePath: instancePath + "/AdditionalDescription",
				parentData: data,
				parentDataProperty: "AdditionalDescription",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
				errors = vErrors.length;
			}
		}
		if (data.Next !== void 0) {
			if (typeof data.Next !== "string") {
				const err18 = {
					instancePath: instancePath + "/Next",
					schemaPath: "#/properties/Next/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.LookedBackTo !== void 0) {
			let data11 = data.LookedBackTo;
			if (typeof data11 === "string") {
				if (!formats2.validate(data11)) {
					const err19 = {
						instancePath: instancePath + "/LookedBackTo",
						schemaPath: "#/properties/LookedBackTo/format",
						keyword: "format",
						params: { format: "date-time" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/LookedBackTo",
					schemaPath: "#/properties/LookedBackTo/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.IsDelayed !== void 0) {
			if (typeof data.IsDelayed !== "boolean") {
				const err21 = {
					instancePath: instancePath + "/IsDelayed",
					schemaPath: "#/properties/IsDelayed/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.NewestPublicationDate !== void 0) {
			if (!validate152(data.NewestPublicationDate, {
				instancePath: instancePath + "/NewestPublicationDate",
				parentData: data,
				parentDataProperty: "NewestPublicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.Position !== void 0) {
			if (!validate400(data.Position, {
				instancePath: instancePath + "/Position",
				parentData: data,
				parentDataProperty: "Position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate390.errors = vErrors;
	return errors === 0;
}
validate390.evaluated = {
	"props": {
		"DataType": true,
		"TradingVenue": true,
		"AssetClass": true,
		"SubAssetClass": true,
		"InstrumentID": true,
		"InstrumentDescription": true,
		"VenueMIC": true,
		"Currency": true,
		"VenueLocation": true,
		"AdditionalDescription": true,
		"Next": true,
		"LookedBackTo": true,
		"IsDelayed": true,
		"NewestPublicationDate": true,
		"Position": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate404.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate404.errors = vErrors;
	return errors === 0;
}
validate404.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema154 = {
	"type": ["string", "null"],
	"pattern": "^-?[0-9]+(\\.[0-9]+)?$",
	"maxLength": 60
};
var pattern27 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate407.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema154.type }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (func3(data) > 60) {
			const err1 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern27.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate407.errors = vErrors;
	return errors === 0;
}
validate407.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate403.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.price === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.aggrVol === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "aggrVol" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "date" || key0 === "price" || key0 === "aggrVol")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.date !== void 0) {
			if (!validate152(data.date, {
				instancePath: instancePath + "/date",
				parentData: data,
				parentDataProperty: "date",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.price !== void 0) {
			if (!validate407(data.price, {
				instancePath: instancePath + "/price",
				parentData: data,
				parentDataProperty: "price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.aggrVol !== void 0) {
			if (!validate407(data.aggrVol, {
				instancePath: instancePath + "/aggrVol",
				parentData: data,
				parentDataProperty: "aggrVol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate403.errors = vErrors;
	return errors === 0;
}
validate403.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate389.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate390(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ViewType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ViewType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Data === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Data" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ViewType !== void 0) {
			let data0 = data.ViewType;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "ord-disp-rfq" || data0 === "ord-disp-auc")) {
				const err3 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/enum",
					keyword: "enum",
					params: { allowedValues: schema148.allOf[1].properties.ViewType.enum }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.Data !== void 0) {
			let data1 = data.Data;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate403(data1[i0], {
					instancePath: instancePath + "/Data/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/Data",
					schemaPath: "#/allOf/1/properties/Data/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ViewType" && key0 !== "Data" && key0 !== "DataType" && key0 !== "TradingVenue" && key0 !== "AssetClass" && key0 !== "SubAssetClass" && key0 !== "InstrumentID" && key0 !== "InstrumentDescription" && key0 !== "VenueMIC" && key0 !== "Currency" && key0 !== "VenueLocation" && key0 !== "AdditionalDescription" && key0 !== "Next" && key0 !== "LookedBackTo" && key0 !== "IsDelayed" && key0 !== "NewestPublicationDate" && key0 !== "Position") {
			const err6 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	validate389.errors = vErrors;
	return errors === 0;
}
validate389.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema157 = {
	"type": ["integer", "null"],
	"minimum": 0
};
function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate416.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema157.type }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data < 0 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate416.errors = vErrors;
	return errors === 0;
}
validate416.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate414.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lOrders === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lOrders" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bidPrice === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bidPrice" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.aggrBidVol === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "aggrBidVol" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.askPrice === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "askPrice" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.aggrAskVol === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "aggrAskVol" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.rOrders === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rOrders" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "lOrders" || key0 === "bidPrice" || key0 === "aggrBidVol" || key0 === "askPrice" || key0 === "aggrAskVol" || key0 === "rOrders")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.lOrders !== void 0) {
			if (!validate416(data.lOrders, {
				instancePath: instancePath + "/lOrders",
				parentData: data,
				parentDataProperty: "lOrders",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
				errors = vErrors.length;
			}
		}
		if (data.bidPrice !== void 0) {
			if (!validate407(data.bidPrice, {
				instancePath: instancePath + "/bidPrice",
				parentData: data,
				parentDataProperty: "bidPrice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.aggrBidVol !== void 0) {
			if (!validate407(data.aggrBidVol, {
				instancePath: instancePath + "/aggrBidVol",
				parentData: data,
				parentDataProperty: "aggrBidVol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.askPrice !== void 0) {
			if (!validate407(data.askPrice, {
				instancePath: instancePath + "/askPrice",
				parentData: data,
				parentDataProperty: "askPrice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.aggrAskVol !== void 0) {
			if (!validate407(data.aggrAskVol, {
				instancePath: instancePath + "/aggrAskVol",
				parentData: data,
				parentDataProperty: "aggrAskVol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.rOrders !== void 0) {
			if (!validate416(data.rOrders, {
				instancePath: instancePath + "/rOrders",
				parentData: data,
				parentDataProperty: "rOrders",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate414.errors = vErrors;
	return errors === 0;
}
validate414.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate412.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate390(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ViewType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ViewType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Data === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Data" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ViewType !== void 0) {
			let data0 = data.ViewType;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ord-disp-clob" !== data0) {
				const err3 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/const",
					keyword: "const",
					params: { allowedValue: "ord-disp-clob" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.Data !== void 0) {
			let data1 = data.Data;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate414(data1[i0], {
					instancePath: instancePath + "/Data/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/Data",
					schemaPath: "#/allOf/1/properties/Data/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ViewType" && key0 !== "Data" && key0 !== "DataType" && key0 !== "TradingVenue" && key0 !== "AssetClass" && key0 !== "SubAssetClass" && key0 !== "InstrumentID" && key0 !== "InstrumentDescription" && key0 !== "VenueMIC" && key0 !== "Currency" && key0 !== "VenueLocation" && key0 !== "AdditionalDescription" && key0 !== "Next" && key0 !== "LookedBackTo" && key0 !== "IsDelayed" && key0 !== "NewestPublicationDate" && key0 !== "Position") {
			const err6 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	validate412.errors = vErrors;
	return errors === 0;
}
validate412.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema159 = {
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
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate427.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.orders === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "orders" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.bidPrice === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bidPrice" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.bidCurrency === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bidCurrency" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bidVol === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bidVol" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.askPrice === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "askPrice" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.askVol === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "askVol" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.askCurrency === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "askCurrency" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema159.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.date !== void 0) {
			if (!validate152(data.date, {
				instancePath: instancePath + "/date",
				parentData: data,
				parentDataProperty: "date",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.orders !== void 0) {
			if (!validate416(data.orders, {
				instancePath: instancePath + "/orders",
				parentData: data,
				parentDataProperty: "orders",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
				errors = vErrors.length;
			}
		}
		if (data.bidPrice !== void 0) {
			if (!validate407(data.bidPrice, {
				instancePath: instancePath + "/bidPrice",
				parentData: data,
				parentDataProperty: "bidPrice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.bidCurrency !== void 0) {
			if (!validate136(data.bidCurrency, {
				instancePath: instancePath + "/bidCurrency",
				parentData: data,
				parentDataProperty: "bidCurrency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.bidVol !== void 0) {
			if (!validate407(data.bidVol, {
				instancePath: instancePath + "/bidVol",
				parentData: data,
				parentDataProperty: "bidVol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.askPrice !== void 0) {
			if (!validate407(data.askPrice, {
				instancePath: instancePath + "/askPrice",
				parentData: data,
				parentDataProperty: "askPrice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.askVol !== void 0) {
			if (!validate407(data.askVol, {
				instancePath: instancePath + "/askVol",
				parentData: data,
				parentDataProperty: "askVol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.askCurrency !== void 0) {
			if (!validate136(data.askCurrency, {
				instancePath: instancePath + "/askCurrency",
				parentData: data,
				parentDataProperty: "askCurrency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate427.errors = vErrors;
	return errors === 0;
}
validate427.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate425.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate390(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ViewType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ViewType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Data === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Data" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ViewType !== void 0) {
			let data0 = data.ViewType;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ord-disp-voice" !== data0) {
				const err3 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/const",
					keyword: "const",
					params: { allowedValue: "ord-disp-voice" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.Data !== void 0) {
			let data1 = data.Data;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate427(data1[i0], {
					instancePath: instancePath + "/Data/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/Data",
					schemaPath: "#/allOf/1/properties/Data/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ViewType" && key0 !== "Data" && key0 !== "DataType" && key0 !== "TradingVenue" && key0 !== "AssetClass" && key0 !== "SubAssetClass" && key0 !== "InstrumentID" && key0 !== "InstrumentDescription" && key0 !== "VenueMIC" && key0 !== "Currency" && key0 !== "VenueLocation" && key0 !== "AdditionalDescription" && key0 !== "Next" && key0 !== "LookedBackTo" && key0 !== "IsDelayed" && key0 !== "NewestPublicationDate" && key0 !== "Position") {
			const err6 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	validate425.errors = vErrors;
	return errors === 0;
}
validate425.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema162 = {
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
		"refersTo": { "anyOf": [{ "$ref": "contract#/$defs/ReportReference" }, { "type": "null" }] },
		"chain": {
			"type": "array",
			"items": { "$ref": "contract#/$defs/ChainedReport" }
		}
	}
};
var schema163 = {
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
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate456.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.publicationDate === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publicationDate" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "publicationDate")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (typeof data1 !== "string") {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data1 === "New" || data1 === "Cancelled" || data1 === "Amended")) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema163.properties.kind.enum }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.publicationDate !== void 0) {
			if (!validate152(data.publicationDate, {
				instancePath: instancePath + "/publicationDate",
				parentData: data,
				parentDataProperty: "publicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate456.errors = vErrors;
	return errors === 0;
}
validate456.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema164 = {
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
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate461.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.publicationDate === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publicationDate" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.price === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.vol === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "vol" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.flags === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "flags" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "publicationDate" || key0 === "price" || key0 === "vol" || key0 === "flags")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data1 === "New" || data1 === "Cancelled" || data1 === "Amended")) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema164.properties.kind.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.publicationDate !== void 0) {
			if (!validate152(data.publicationDate, {
				instancePath: instancePath + "/publicationDate",
				parentData: data,
				parentDataProperty: "publicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.price !== void 0) {
			if (!validate407(data.price, {
				instancePath: instancePath + "/price",
				parentData: data,
				parentDataProperty: "price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.vol !== void 0) {
			if (!validate407(data.vol, {
				instancePath: instancePath + "/vol",
				parentData: data,
				parentDataProperty: "vol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			let data5 = data.flags;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data5[i0] !== "string") {
					const err9 = {
						instancePath: instancePath + "/flags/" + i0,
						schemaPath: "#/properties/flags/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/flags",
					schemaPath: "#/properties/flags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate461.errors = vErrors;
	return errors === 0;
}
validate461.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate442.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tradeDate === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tradeDate" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.price === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.missingPrice === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "missingPrice" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.vol === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "vol" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.priceNot === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "priceNot" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.publicationDate === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publicationDate" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.transactionID === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transactionID" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.notionalAmt === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notionalAmt" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.notionalCcy === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notionalCcy" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.flags === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "flags" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.status === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.qtyMeasUnit === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "qtyMeasUnit" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.type === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.cleared === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cleared" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.thirdCountryExecutionVenue === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "thirdCountryExecutionVenue" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.voidedBy === void 0) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "voidedBy" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.refersTo === void 0) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "refersTo" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.chain === void 0) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" }
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.tradeDate !== void 0) {
			if (!validate152(data.tradeDate, {
				instancePath: instancePath + "/tradeDate",
				parentData: data,
				parentDataProperty: "tradeDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.price !== void 0) {
			if (!validate407(data.price, {
				instancePath: instancePath + "/price",
				parentData: data,
				parentDataProperty: "price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.missingPrice !== void 0) {
			if (!validate136(data.missingPrice, {
				instancePath: instancePath + "/missingPrice",
				parentData: data,
				parentDataProperty: "missingPrice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.vol !== void 0) {
			if (!validate407(data.vol, {
				instancePath: instancePath + "/vol",
				parentData: data,
				parentDataProperty: "vol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceNot !== void 0) {
			if (!validate136(data.priceNot, {
				instancePath: instancePath + "/priceNot",
				parentData: data,
				parentDataProperty: "priceNot",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.publicationDate !== void 0) {
			if (!validate152(data.publicationDate, {
				instancePath: instancePath + "/publicationDate",
				parentData: data,
				parentDataProperty: "publicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.transactionID !== void 0) {
			if (!validate136(data.transactionID, {
				instancePath: instancePath + "/transactionID",
				parentData: data,
				parentDataProperty: "transactionID",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.notionalAmt !== void 0) {
			if (!validate407(data.notionalAmt, {
				instancePath: instancePath + "/notionalAmt",
				parentData: data,
				parentDataProperty: "notionalAmt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.notionalCcy !== void 0) {
			if (!validate136(data.notionalCcy, {
				instancePath: instancePath + "/notionalCcy",
				parentData: data,
				parentDataProperty: "notionalCcy",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			let data10 = data.flags;
			if (Array.isArray(data10)) {
				const len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data10[i0] !== "string") {
					const err19 = {
						instancePath: instancePath + "/flags/" + i0,
						schemaPath: "#/properties/flags/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/flags",
					schemaPath: "#/properties/flags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data12 = data.status;
			if (typeof data12 !== "string") {
				const err21 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (!(data12 === "New" || data12 === "Cancelled" || data12 === "Amended")) {
				const err22 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema162.properties.status.enum }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.qtyMeasUnit !== void 0) {
			if (!validate136(data.qtyMeasUnit, {
				instancePath: instancePath + "/qtyMeasUnit",
				parentData: data,
				parentDataProperty: "qtyMeasUnit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			if (!validate136(data.type, {
				instancePath: instancePath + "/type",
				parentData: data,
				parentDataProperty: "type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.cleared !== void 0) {
			let data15 = data.cleared;
			if (typeof data15 !== "boolean" && data15 !== null) {
				const err23 = {
					instancePath: instancePath + "/cleared",
					schemaPath: "#/properties/cleared/type",
					keyword: "type",
					params: { type: schema162.properties.cleared.type }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.thirdCountryExecutionVenue !== void 0) {
			if (!validate136(data.thirdCountryExecutionVenue, {
				instancePath: instancePath + "/thirdCountryExecutionVenue",
				parentData: data,
				parentDataProperty: "thirdCountryExecutionVenue",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.voidedBy !== void 0) {
			let data17 = data.voidedBy;
			const _errs23 = errors;
			let valid3 = false;
			const _errs24 = errors;
			if (!validate456(data17, {
				instancePath: instancePath + "/voidedBy",
				parentData: data,
				parentDataProperty: "voidedBy",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs24 === errors;
			valid3 = valid3 || _valid0;
			const _errs25 = errors;
			if (data17 !== null) {
				const err24 = {
					instancePath: instancePath + "/voidedBy",
					schemaPath: "#/properties/voidedBy/anyOf/1/type",
					keyword: "type",
					params: { type: "null" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			var _valid0 = _errs25 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const err25 = {
					instancePath: instancePath + "/voidedBy",
					schemaPath: "#/properties/voidedBy/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			} else {
				errors = _errs23;
				if (vErrors !== null) {
					if (_errs23) vErrors.length = _errs23;
					else vErrors = null;
				}
			}
		}
		if (data.refersTo !== void 0) {
			let data18 = data.refersTo;
			const _errs28 = errors;
			let valid4 = false;
			const _errs29 = errors;
			if (!validate456(data18, {
				instancePath: instancePath + "/refersTo",
				parentData: data,
				parentDataProperty: "refersTo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs29 === errors;
			valid4 = valid4 || _valid1;
			const _errs30 = errors;
			if (data18 !== null) {
				const err26 = {
					instancePath: instancePath + "/refersTo",
					schemaPath: "#/properties/refersTo/anyOf/1/type",
					keyword: "type",
					params: { type: "null" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid1 = _errs30 === errors;
			valid4 = valid4 || _valid1;
			if (!valid4) {
				const err27 = {
					instancePath: instancePath + "/refersTo",
					schemaPath: "#/properties/refersTo/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			} else {
				errors = _errs28;
				if (vErrors !== null) {
					if (_errs28) vErrors.length = _errs28;
					else vErrors = null;
				}
			}
		}
		if (data.chain !== void 0) {
			let data19 = data.chain;
			if (Array.isArray(data19)) {
				const len1 = data19.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate461(data19[i1], {
					instancePath: instancePath + "/chain/" + i1,
					parentData: data19,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
					errors = vErrors.length;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate442.errors = vErrors;
	return errors === 0;
}
validate442.evaluated = {
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
		"refersTo": true,
		"chain": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate441.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate442(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "currency" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.priceCondition === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "priceCondition" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.priceMajorCurrency === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "priceMajorCurrency" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.currency !== void 0) {
			if (!validate136(data.currency, {
				instancePath: instancePath + "/currency",
				parentData: data,
				parentDataProperty: "currency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceCondition !== void 0) {
			if (!validate136(data.priceCondition, {
				instancePath: instancePath + "/priceCondition",
				parentData: data,
				parentDataProperty: "priceCondition",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceMajorCurrency !== void 0) {
			if (!validate136(data.priceMajorCurrency, {
				instancePath: instancePath + "/priceMajorCurrency",
				parentData: data,
				parentDataProperty: "priceMajorCurrency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "currency" && key0 !== "priceCondition" && key0 !== "priceMajorCurrency" && key0 !== "id" && key0 !== "tradeDate" && key0 !== "price" && key0 !== "missingPrice" && key0 !== "vol" && key0 !== "priceNot" && key0 !== "publicationDate" && key0 !== "transactionID" && key0 !== "notionalAmt" && key0 !== "notionalCcy" && key0 !== "flags" && key0 !== "status" && key0 !== "qtyMeasUnit" && key0 !== "type" && key0 !== "cleared" && key0 !== "thirdCountryExecutionVenue" && key0 !== "voidedBy" && key0 !== "refersTo" && key0 !== "chain") {
			const err4 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	}
	validate441.errors = vErrors;
	return errors === 0;
}
validate441.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate439.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate390(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ViewType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ViewType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Data === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Data" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ViewType !== void 0) {
			let data0 = data.ViewType;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("trade-disp" !== data0) {
				const err3 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/const",
					keyword: "const",
					params: { allowedValue: "trade-disp" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.Data !== void 0) {
			let data1 = data.Data;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate441(data1[i0], {
					instancePath: instancePath + "/Data/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/Data",
					schemaPath: "#/allOf/1/properties/Data/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ViewType" && key0 !== "Data" && key0 !== "DataType" && key0 !== "TradingVenue" && key0 !== "AssetClass" && key0 !== "SubAssetClass" && key0 !== "InstrumentID" && key0 !== "InstrumentDescription" && key0 !== "VenueMIC" && key0 !== "Currency" && key0 !== "VenueLocation" && key0 !== "AdditionalDescription" && key0 !== "Next" && key0 !== "LookedBackTo" && key0 !== "IsDelayed" && key0 !== "NewestPublicationDate" && key0 !== "Position") {
			const err6 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	validate439.errors = vErrors;
	return errors === 0;
}
validate439.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate475.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate442(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ccy === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ccy" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.qtyPerMeas === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "qtyPerMeas" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ccy !== void 0) {
			if (!validate136(data.ccy, {
				instancePath: instancePath + "/ccy",
				parentData: data,
				parentDataProperty: "ccy",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.qtyPerMeas !== void 0) {
			if (!validate407(data.qtyPerMeas, {
				instancePath: instancePath + "/qtyPerMeas",
				parentData: data,
				parentDataProperty: "qtyPerMeas",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ccy" && key0 !== "qtyPerMeas" && key0 !== "id" && key0 !== "tradeDate" && key0 !== "price" && key0 !== "missingPrice" && key0 !== "vol" && key0 !== "priceNot" && key0 !== "publicationDate" && key0 !== "transactionID" && key0 !== "notionalAmt" && key0 !== "notionalCcy" && key0 !== "flags" && key0 !== "status" && key0 !== "qtyMeasUnit" && key0 !== "type" && key0 !== "cleared" && key0 !== "thirdCountryExecutionVenue" && key0 !== "voidedBy" && key0 !== "refersTo" && key0 !== "chain") {
			const err3 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	}
	validate475.errors = vErrors;
	return errors === 0;
}
validate475.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate473.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate390(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ViewType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "ViewType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Data === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Data" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ViewType !== void 0) {
			let data0 = data.ViewType;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("trade-disp-2" !== data0) {
				const err3 = {
					instancePath: instancePath + "/ViewType",
					schemaPath: "#/allOf/1/properties/ViewType/const",
					keyword: "const",
					params: { allowedValue: "trade-disp-2" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.Data !== void 0) {
			let data1 = data.Data;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate475(data1[i0], {
					instancePath: instancePath + "/Data/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/Data",
					schemaPath: "#/allOf/1/properties/Data/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (key0 !== "ViewType" && key0 !== "Data" && key0 !== "DataType" && key0 !== "TradingVenue" && key0 !== "AssetClass" && key0 !== "SubAssetClass" && key0 !== "InstrumentID" && key0 !== "InstrumentDescription" && key0 !== "VenueMIC" && key0 !== "Currency" && key0 !== "VenueLocation" && key0 !== "AdditionalDescription" && key0 !== "Next" && key0 !== "LookedBackTo" && key0 !== "IsDelayed" && key0 !== "NewestPublicationDate" && key0 !== "Position") {
			const err6 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	validate473.errors = vErrors;
	return errors === 0;
}
validate473.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate388.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate389(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate412(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
			if (props0 !== true) props0 = true;
		}
		const _errs3 = errors;
		if (!validate425(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs3 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else {
			if (_valid0) {
				valid0 = true;
				passing0 = 2;
				if (props0 !== true) props0 = true;
			}
			const _errs4 = errors;
			if (!validate439(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if (_valid0 && valid0) {
				valid0 = false;
				passing0 = [passing0, 3];
			} else {
				if (_valid0) {
					valid0 = true;
					passing0 = 3;
					if (props0 !== true) props0 = true;
				}
				const _errs5 = errors;
				if (!validate473(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
					errors = vErrors.length;
				}
				var _valid0 = _errs5 === errors;
				if (_valid0 && valid0) {
					valid0 = false;
					passing0 = [passing0, 4];
				} else if (_valid0) {
					valid0 = true;
					passing0 = 4;
					if (props0 !== true) props0 = true;
				}
			}
		}
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate388.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate388.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate387.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate388(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
		errors = vErrors.length;
	} else var props0 = validate388.evaluated.props;
	validate387.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate387.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
var check43 = validate482;
var schema167 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"assetclass",
		"subassetclass",
		"instrument",
		"row",
		"published"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"assetclass": { "$ref": "contract#/$defs/CascadeText" },
		"subassetclass": { "$ref": "contract#/$defs/CascadeText" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"instrumentmic": { "$ref": "contract#/$defs/Mic" },
		"ordertype": {
			"type": "string",
			"maxLength": 40,
			"pattern": "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$"
		},
		"row": {
			"type": "string",
			"maxLength": 40
		},
		"published": {
			"type": "string",
			"maxLength": 40
		}
	},
	"$id": "check43"
};
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate483.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate483.errors = vErrors;
	return errors === 0;
}
validate483.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate485.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate485.errors = vErrors;
	return errors === 0;
}
validate485.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate487.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate487.errors = vErrors;
	return errors === 0;
}
validate487.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate482.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.row === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "row" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.published === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "published" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema167.properties, key0)) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate483(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate485(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate487(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate487(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate487(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate485(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
				errors = vErrors.length;
			}
		}
		if (data.ordertype !== void 0) {
			let data6 = data.ordertype;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err8 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern25.test(data6)) {
					const err9 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/pattern",
						keyword: "pattern",
						params: { pattern: "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/ordertype",
					schemaPath: "#/properties/ordertype/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.row !== void 0) {
			let data7 = data.row;
			if (typeof data7 === "string") {
				if (func3(data7) > 40) {
					const err11 = {
						instancePath: instancePath + "/row",
						schemaPath: "#/properties/row/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/row",
					schemaPath: "#/properties/row/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.published !== void 0) {
			let data8 = data.published;
			if (typeof data8 === "string") {
				if (func3(data8) > 40) {
					const err13 = {
						instancePath: instancePath + "/published",
						schemaPath: "#/properties/published/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/published",
					schemaPath: "#/properties/published/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate482.errors = vErrors;
	return errors === 0;
}
validate482.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check44 = validate492;
var schema172 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"DataType",
		"AssetClass",
		"SubAssetClass",
		"InstrumentID",
		"InstrumentDescription",
		"VenueMIC",
		"VenueLocation",
		"IsDelayed",
		"Reports"
	],
	"properties": {
		"DataType": { "$ref": "contract#/$defs/DataType" },
		"AssetClass": { "type": "string" },
		"SubAssetClass": { "type": "string" },
		"InstrumentID": { "type": "string" },
		"InstrumentDescription": { "type": "string" },
		"VenueMIC": { "$ref": "contract#/$defs/Mic" },
		"VenueLocation": { "type": "string" },
		"IsDelayed": { "type": "boolean" },
		"Reports": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "contract#/$defs/FeedReport" }
		}
	}
};
var schema173 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"Step",
		"State",
		"By",
		"PublicationDate",
		"Fields",
		"Source"
	],
	"properties": {
		"id": { "$ref": "contract#/$defs/RowId" },
		"Step": {
			"type": ["string", "null"],
			"enum": [
				"new",
				"limited",
				"full",
				"cancellation",
				"amendment",
				null
			]
		},
		"State": {
			"type": ["string", "null"],
			"enum": [
				"stands",
				"void",
				"superseded",
				"event",
				null
			]
		},
		"By": { "type": ["string", "null"] },
		"PublicationDate": { "$ref": "contract#/$defs/Timestamp" },
		"Fields": {
			"type": "object",
			"additionalProperties": {
				"type": [
					"string",
					"integer",
					"boolean",
					"array",
					"null"
				],
				"items": { "type": "string" }
			}
		},
		"Source": { "anyOf": [{ "$ref": "contract#/$defs/RowSource" }, { "type": "null" }] }
	}
};
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate499.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.File === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "File" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Line === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Line" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TakenAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TakenAt" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "File" || key0 === "Line" || key0 === "TakenAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.File !== void 0) {
			if (typeof data.File !== "string") {
				const err4 = {
					instancePath: instancePath + "/File",
					schemaPath: "#/properties/File/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.Line !== void 0) {
			let data1 = data.Line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err5 = {
					instancePath: instancePath + "/Line",
					schemaPath: "#/properties/Line/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/Line",
						schemaPath: "#/properties/Line/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.TakenAt !== void 0) {
			if (!validate152(data.TakenAt, {
				instancePath: instancePath + "/TakenAt",
				parentData: data,
				parentDataProperty: "TakenAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate499.errors = vErrors;
	return errors === 0;
}
validate499.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate496.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Step === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Step" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.State === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "State" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.By === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "By" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.PublicationDate === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PublicationDate" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Fields === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Fields" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.Source === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Source" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "Step" || key0 === "State" || key0 === "By" || key0 === "PublicationDate" || key0 === "Fields" || key0 === "Source")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate404(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
				errors = vErrors.length;
			}
		}
		if (data.Step !== void 0) {
			let data1 = data.Step;
			if (typeof data1 !== "string" && data1 !== null) {
				const err8 = {
					instancePath: instancePath + "/Step",
					schemaPath: "#/properties/Step/type",
					keyword: "type",
					params: { type: schema173.properties.Step.type }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data1 === "new" || data1 === "limited" || data1 === "full" || data1 === "cancellation" || data1 === "amendment" || data1 === null)) {
				const err9 = {
					instancePath: instancePath + "/Step",
					schemaPath: "#/properties/Step/enum",
					keyword: "enum",
					params: { allowedValues: schema173.properties.Step.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.State !== void 0) {
			let data2 = data.State;
			if (typeof data2 !== "string" && data2 !== null) {
				const err10 = {
					instancePath: instancePath + "/State",
					schemaPath: "#/properties/State/type",
					keyword: "type",
					params: { type: schema173.properties.State.type }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "stands" || data2 === "void" || data2 === "superseded" || data2 === "event" || data2 === null)) {
				const err11 = {
					instancePath: instancePath + "/State",
					schemaPath: "#/properties/State/enum",
					keyword: "enum",
					params: { allowedValues: schema173.properties.State.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.By !== void 0) {
			let data3 = data.By;
			if (typeof data3 !== "string" && data3 !== null) {
				const err12 = {
					instancePath: instancePath + "/By",
					schemaPath: "#/properties/By/type",
					keyword: "type",
					params: { type: schema173.properties.By.type }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.PublicationDate !== void 0) {
			if (!validate152(data.PublicationDate, {
				instancePath: instancePath + "/PublicationDate",
				parentData: data,
				parentDataProperty: "PublicationDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.Fields !== void 0) {
			let data5 = data.Fields;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key1 in data5) {
				let data6 = data5[key1];
				if (typeof data6 !== "string" && !(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && typeof data6 !== "boolean" && !Array.isArray(data6) && data6 !== null) {
					const err13 = {
						instancePath: instancePath + "/Fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/Fields/additionalProperties/type",
						keyword: "type",
						params: { type: schema173.properties.Fields.additionalProperties.type }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (Array.isArray(data6)) {
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
						const err14 = {
							instancePath: instancePath + "/Fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
							schemaPath: "#/properties/Fields/additionalProperties/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			}
			else {
				const err15 = {
					instancePath: instancePath + "/Fields",
					schemaPath: "#/properties/Fields/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.Source !== void 0) {
			let data8 = data.Source;
			const _errs18 = errors;
			let valid4 = false;
			const _errs19 = errors;
			if (!validate499(data8, {
				instancePath: instancePath + "/Source",
				parentData: data,
				parentDataProperty: "Source",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs19 === errors;
			valid4 = valid4 || _valid0;
			const _errs20 = errors;
			if (data8 !== null) {
				const err16 = {
					instancePath: instancePath + "/Source",
					schemaPath: "#/properties/Source/anyOf/1/type",
					keyword: "type",
					params: { type: "null" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid0 = _errs20 === errors;
			valid4 = valid4 || _valid0;
			if (!valid4) {
				const err17 = {
					instancePath: instancePath + "/Source",
					schemaPath: "#/properties/Source/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate496.errors = vErrors;
	return errors === 0;
}
validate496.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate493.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.DataType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DataType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.AssetClass === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AssetClass" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.SubAssetClass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SubAssetClass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.InstrumentID === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentID" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.InstrumentDescription === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "InstrumentDescription" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.VenueMIC === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "VenueMIC" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.VenueLocation === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "VenueLocation" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.IsDelayed === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsDelayed" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.Reports === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Reports" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema172.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.DataType !== void 0) {
			if (!validate201(data.DataType, {
				instancePath: instancePath + "/DataType",
				parentData: data,
				parentDataProperty: "DataType",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
				errors = vErrors.length;
			}
		}
		if (data.AssetClass !== void 0) {
			if (typeof data.AssetClass !== "string") {
				const err10 = {
					instancePath: instancePath + "/AssetClass",
					schemaPath: "#/properties/AssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.SubAssetClass !== void 0) {
			if (typeof data.SubAssetClass !== "string") {
				const err11 = {
					instancePath: instancePath + "/SubAssetClass",
					schemaPath: "#/properties/SubAssetClass/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.InstrumentID !== void 0) {
			if (typeof data.InstrumentID !== "string") {
				const err12 = {
					instancePath: instancePath + "/InstrumentID",
					schemaPath: "#/properties/InstrumentID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.InstrumentDescription !== void 0) {
			if (typeof data.InstrumentDescription !== "string") {
				const err13 = {
					instancePath: instancePath + "/InstrumentDescription",
					schemaPath: "#/properties/InstrumentDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.VenueMIC !== void 0) {
			if (!validate174(data.VenueMIC, {
				instancePath: instancePath + "/VenueMIC",
				parentData: data,
				parentDataProperty: "VenueMIC",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.VenueLocation !== void 0) {
			if (typeof data.VenueLocation !== "string") {
				const err14 = {
					instancePath: instancePath + "/VenueLocation",
					schemaPath: "#/properties/VenueLocation/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.IsDelayed !== void 0) {
			if (typeof data.IsDelayed !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/IsDelayed",
					schemaPath: "#/properties/IsDelayed/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.Reports !== void 0) {
			let data8 = data.Reports;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					const err16 = {
						instancePath: instancePath + "/Reports",
						schemaPath: "#/properties/Reports/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate496(data8[i0], {
					instancePath: instancePath + "/Reports/" + i0,
					parentData: data8,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
					errors = vErrors.length;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/Reports",
					schemaPath: "#/properties/Reports/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate493.errors = vErrors;
	return errors === 0;
}
validate493.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate492.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate493(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
		errors = vErrors.length;
	}
	validate492.errors = vErrors;
	return errors === 0;
}
validate492.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check45 = validate504;
var schema175 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"assetclass",
		"subassetclass",
		"instrument"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"assetclass": { "$ref": "contract#/$defs/CascadeText" },
		"subassetclass": { "$ref": "contract#/$defs/CascadeText" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"instrumentmic": { "$ref": "contract#/$defs/Mic" },
		"ordertype": {
			"type": "string",
			"maxLength": 40,
			"pattern": "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$"
		},
		"from": { "$ref": "contract#/$defs/FilterText" },
		"to": { "$ref": "contract#/$defs/FilterText" },
		"pricefrom": { "$ref": "contract#/$defs/FilterText" },
		"priceto": { "$ref": "contract#/$defs/FilterText" },
		"sizefrom": { "$ref": "contract#/$defs/FilterText" },
		"sizeto": { "$ref": "contract#/$defs/FilterText" },
		"flags": { "$ref": "contract#/$defs/FilterText" },
		"cancelled": { "$ref": "contract#/$defs/FilterText" },
		"position": { "$ref": "contract#/$defs/FeedPosition" }
	},
	"$id": "check45"
};
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate505.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate505.errors = vErrors;
	return errors === 0;
}
validate505.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate507.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate507.errors = vErrors;
	return errors === 0;
}
validate507.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate509.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate509.errors = vErrors;
	return errors === 0;
}
validate509.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate514.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate514.errors = vErrors;
	return errors === 0;
}
validate514.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate523.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern26.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9_-]{1,400}$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate523.errors = vErrors;
	return errors === 0;
}
validate523.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate504.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema175.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate505(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate507(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate509(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate509(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate509(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate507(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
				errors = vErrors.length;
			}
		}
		if (data.ordertype !== void 0) {
			let data6 = data.ordertype;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err6 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern25.test(data6)) {
					const err7 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/pattern",
						keyword: "pattern",
						params: { pattern: "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/ordertype",
					schemaPath: "#/properties/ordertype/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (!validate514(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0) {
			if (!validate514(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.pricefrom !== void 0) {
			if (!validate514(data.pricefrom, {
				instancePath: instancePath + "/pricefrom",
				parentData: data,
				parentDataProperty: "pricefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceto !== void 0) {
			if (!validate514(data.priceto, {
				instancePath: instancePath + "/priceto",
				parentData: data,
				parentDataProperty: "priceto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizefrom !== void 0) {
			if (!validate514(data.sizefrom, {
				instancePath: instancePath + "/sizefrom",
				parentData: data,
				parentDataProperty: "sizefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizeto !== void 0) {
			if (!validate514(data.sizeto, {
				instancePath: instancePath + "/sizeto",
				parentData: data,
				parentDataProperty: "sizeto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			if (!validate514(data.flags, {
				instancePath: instancePath + "/flags",
				parentData: data,
				parentDataProperty: "flags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.cancelled !== void 0) {
			if (!validate514(data.cancelled, {
				instancePath: instancePath + "/cancelled",
				parentData: data,
				parentDataProperty: "cancelled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
				errors = vErrors.length;
			}
		}
		if (data.position !== void 0) {
			if (!validate523(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate504.errors = vErrors;
	return errors === 0;
}
validate504.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check46 = validate525;
var schema181 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"assetclass",
		"subassetclass",
		"instrument"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"assetclass": { "$ref": "contract#/$defs/CascadeText" },
		"subassetclass": { "$ref": "contract#/$defs/CascadeText" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"instrumentmic": { "$ref": "contract#/$defs/Mic" },
		"ordertype": {
			"type": "string",
			"maxLength": 40,
			"pattern": "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$"
		},
		"from": { "$ref": "contract#/$defs/FilterText" },
		"to": { "$ref": "contract#/$defs/FilterText" },
		"pricefrom": { "$ref": "contract#/$defs/FilterText" },
		"priceto": { "$ref": "contract#/$defs/FilterText" },
		"sizefrom": { "$ref": "contract#/$defs/FilterText" },
		"sizeto": { "$ref": "contract#/$defs/FilterText" },
		"flags": { "$ref": "contract#/$defs/FilterText" },
		"cancelled": { "$ref": "contract#/$defs/FilterText" },
		"format": {
			"type": "string",
			"enum": [
				"csv",
				"ndjson",
				"xlsx"
			]
		},
		"columns": {
			"type": "string",
			"maxLength": 2e3,
			"pattern": "^[A-Za-z]+(,[A-Za-z]+)*$"
		}
	},
	"$id": "check46"
};
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate526.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate526.errors = vErrors;
	return errors === 0;
}
validate526.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate528.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate528.errors = vErrors;
	return errors === 0;
}
validate528.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate530.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate530.errors = vErrors;
	return errors === 0;
}
validate530.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate535.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate535.errors = vErrors;
	return errors === 0;
}
validate535.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern35 = new RegExp("^[A-Za-z]+(,[A-Za-z]+)*$", "u");
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate525.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.assetclass === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assetclass" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.subassetclass === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subassetclass" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrument === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrument" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema181.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate526(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate528(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
				errors = vErrors.length;
			}
		}
		if (data.assetclass !== void 0) {
			if (!validate530(data.assetclass, {
				instancePath: instancePath + "/assetclass",
				parentData: data,
				parentDataProperty: "assetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
				errors = vErrors.length;
			}
		}
		if (data.subassetclass !== void 0) {
			if (!validate530(data.subassetclass, {
				instancePath: instancePath + "/subassetclass",
				parentData: data,
				parentDataProperty: "subassetclass",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate530(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrumentmic !== void 0) {
			if (!validate528(data.instrumentmic, {
				instancePath: instancePath + "/instrumentmic",
				parentData: data,
				parentDataProperty: "instrumentmic",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
				errors = vErrors.length;
			}
		}
		if (data.ordertype !== void 0) {
			let data6 = data.ordertype;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err6 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern25.test(data6)) {
					const err7 = {
						instancePath: instancePath + "/ordertype",
						schemaPath: "#/properties/ordertype/pattern",
						keyword: "pattern",
						params: { pattern: "^(Request for quote|Auction|Order book|Voice|Trades|Individual trades)$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/ordertype",
					schemaPath: "#/properties/ordertype/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (!validate535(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0) {
			if (!validate535(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.pricefrom !== void 0) {
			if (!validate535(data.pricefrom, {
				instancePath: instancePath + "/pricefrom",
				parentData: data,
				parentDataProperty: "pricefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceto !== void 0) {
			if (!validate535(data.priceto, {
				instancePath: instancePath + "/priceto",
				parentData: data,
				parentDataProperty: "priceto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizefrom !== void 0) {
			if (!validate535(data.sizefrom, {
				instancePath: instancePath + "/sizefrom",
				parentData: data,
				parentDataProperty: "sizefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizeto !== void 0) {
			if (!validate535(data.sizeto, {
				instancePath: instancePath + "/sizeto",
				parentData: data,
				parentDataProperty: "sizeto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			if (!validate535(data.flags, {
				instancePath: instancePath + "/flags",
				parentData: data,
				parentDataProperty: "flags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.cancelled !== void 0) {
			if (!validate535(data.cancelled, {
				instancePath: instancePath + "/cancelled",
				parentData: data,
				parentDataProperty: "cancelled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
				errors = vErrors.length;
			}
		}
		if (data.format !== void 0) {
			let data15 = data.format;
			if (typeof data15 !== "string") {
				const err9 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data15 === "csv" || data15 === "ndjson" || data15 === "xlsx")) {
				const err10 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema181.properties.format.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.columns !== void 0) {
			let data16 = data.columns;
			if (typeof data16 === "string") {
				if (func3(data16) > 2e3) {
					const err11 = {
						instancePath: instancePath + "/columns",
						schemaPath: "#/properties/columns/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!pattern35.test(data16)) {
					const err12 = {
						instancePath: instancePath + "/columns",
						schemaPath: "#/properties/columns/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z]+(,[A-Za-z]+)*$" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/columns",
					schemaPath: "#/properties/columns/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate525.errors = vErrors;
	return errors === 0;
}
validate525.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check47 = validate544;
var schema186 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"datatype",
		"tv",
		"from"
	],
	"properties": {
		"datatype": { "$ref": "contract#/$defs/DataType" },
		"tv": { "$ref": "contract#/$defs/Mic" },
		"instrument": { "$ref": "contract#/$defs/CascadeText" },
		"from": { "$ref": "contract#/$defs/FilterText" },
		"to": { "$ref": "contract#/$defs/FilterText" },
		"pricefrom": { "$ref": "contract#/$defs/FilterText" },
		"priceto": { "$ref": "contract#/$defs/FilterText" },
		"sizefrom": { "$ref": "contract#/$defs/FilterText" },
		"sizeto": { "$ref": "contract#/$defs/FilterText" },
		"flags": { "$ref": "contract#/$defs/FilterText" },
		"cancelled": { "$ref": "contract#/$defs/FilterText" },
		"format": {
			"type": "string",
			"enum": ["ndjson", "csv"]
		},
		"limit": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e5
		},
		"cursor": {
			"type": "string",
			"maxLength": 500
		}
	},
	"$id": "check47"
};
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate545.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "order" || data === "trade")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate545.errors = vErrors;
	return errors === 0;
}
validate545.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate547.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Z0-9]+$" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate547.errors = vErrors;
	return errors === 0;
}
validate547.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate549.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func3(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate549.errors = vErrors;
	return errors === 0;
}
validate549.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate551.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate551.errors = vErrors;
	return errors === 0;
}
validate551.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate544.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datatype === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datatype" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tv === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tv" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.from === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema186.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.datatype !== void 0) {
			if (!validate545(data.datatype, {
				instancePath: instancePath + "/datatype",
				parentData: data,
				parentDataProperty: "datatype",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
				errors = vErrors.length;
			}
		}
		if (data.tv !== void 0) {
			if (!validate547(data.tv, {
				instancePath: instancePath + "/tv",
				parentData: data,
				parentDataProperty: "tv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
				errors = vErrors.length;
			}
		}
		if (data.instrument !== void 0) {
			if (!validate549(data.instrument, {
				instancePath: instancePath + "/instrument",
				parentData: data,
				parentDataProperty: "instrument",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
				errors = vErrors.length;
			}
		}
		if (data.from !== void 0) {
			if (!validate551(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0) {
			if (!validate551(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.pricefrom !== void 0) {
			if (!validate551(data.pricefrom, {
				instancePath: instancePath + "/pricefrom",
				parentData: data,
				parentDataProperty: "pricefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.priceto !== void 0) {
			if (!validate551(data.priceto, {
				instancePath: instancePath + "/priceto",
				parentData: data,
				parentDataProperty: "priceto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizefrom !== void 0) {
			if (!validate551(data.sizefrom, {
				instancePath: instancePath + "/sizefrom",
				parentData: data,
				parentDataProperty: "sizefrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.sizeto !== void 0) {
			if (!validate551(data.sizeto, {
				instancePath: instancePath + "/sizeto",
				parentData: data,
				parentDataProperty: "sizeto",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.flags !== void 0) {
			if (!validate551(data.flags, {
				instancePath: instancePath + "/flags",
				parentData: data,
				parentDataProperty: "flags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.cancelled !== void 0) {
			if (!validate551(data.cancelled, {
				instancePath: instancePath + "/cancelled",
				parentData: data,
				parentDataProperty: "cancelled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
				errors = vErrors.length;
			}
		}
		if (data.format !== void 0) {
			let data11 = data.format;
			if (typeof data11 !== "string") {
				const err4 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data11 === "ndjson" || data11 === "csv")) {
				const err5 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema186.properties.format.enum }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data12 = data.limit;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
				const err6 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data12 == "number" && isFinite(data12)) {
				if (data12 > 1e5 || isNaN(data12)) {
					const err7 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data12 < 1 || isNaN(data12)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data13 = data.cursor;
			if (typeof data13 === "string") {
				if (func3(data13) > 500) {
					const err9 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate544.errors = vErrors;
	return errors === 0;
}
validate544.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check48 = validate560;
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate561.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.IsRenewable === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "IsRenewable" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TradingVenuesList === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TradingVenuesList" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.UncompletedPayments === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "UncompletedPayments" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema26.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Version !== void 0) {
			let data0 = data.Version;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/Version",
					schemaPath: "#/properties/Version/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/Version",
						schemaPath: "#/properties/Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.IsRenewable !== void 0) {
			if (typeof data.IsRenewable !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/IsRenewable",
					schemaPath: "#/properties/IsRenewable/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.TradingVenuesList !== void 0) {
			let data2 = data.TradingVenuesList;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.TradingVenueID === void 0) {
							const err8 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "TradingVenueID" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (data3.IsRealOrders === void 0) {
							const err9 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealOrders" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.IsRealTraders === void 0) {
							const err10 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealTraders" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.IsDelayedOrders === void 0) {
							const err11 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsDelayedOrders" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data3.IsDelayedTraders === void 0) {
							const err12 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "IsDelayedTraders" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data3.SubscriptionEndDate === void 0) {
							const err13 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/required",
								keyword: "required",
								params: { missingProperty: "SubscriptionEndDate" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key1 in data3) if (!(key1 === "TradingVenueID" || key1 === "IsRealOrders" || key1 === "IsRealTraders" || key1 === "IsDelayedOrders" || key1 === "IsDelayedTraders" || key1 === "SubscriptionEndDate")) {
							const err14 = {
								instancePath: instancePath + "/TradingVenuesList/" + i0,
								schemaPath: "#/properties/TradingVenuesList/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data3.TradingVenueID !== void 0) {
							let data4 = data3.TradingVenueID;
							if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
								const err15 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/TradingVenueID",
									schemaPath: "#/properties/TradingVenuesList/items/properties/TradingVenueID/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (typeof data4 == "number" && isFinite(data4)) {
								if (data4 < 1 || isNaN(data4)) {
									const err16 = {
										instancePath: instancePath + "/TradingVenuesList/" + i0 + "/TradingVenueID",
										schemaPath: "#/properties/TradingVenuesList/items/properties/TradingVenueID/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							}
						}
						if (data3.IsRealOrders !== void 0) {
							if (typeof data3.IsRealOrders !== "boolean") {
								const err17 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsRealOrders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsRealOrders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data3.IsRealTraders !== void 0) {
							if (typeof data3.IsRealTraders !== "boolean") {
								const err18 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsRealTraders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsRealTraders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data3.IsDelayedOrders !== void 0) {
							if (typeof data3.IsDelayedOrders !== "boolean") {
								const err19 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsDelayedOrders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsDelayedOrders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						if (data3.IsDelayedTraders !== void 0) {
							if (typeof data3.IsDelayedTraders !== "boolean") {
								const err20 = {
									instancePath: instancePath + "/TradingVenuesList/" + i0 + "/IsDelayedTraders",
									schemaPath: "#/properties/TradingVenuesList/items/properties/IsDelayedTraders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
						if (data3.SubscriptionEndDate !== void 0) {
							if (!validate56(data3.SubscriptionEndDate, {
								instancePath: instancePath + "/TradingVenuesList/" + i0 + "/SubscriptionEndDate",
								parentData: data3,
								parentDataProperty: "SubscriptionEndDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/TradingVenuesList/" + i0,
							schemaPath: "#/properties/TradingVenuesList/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/TradingVenuesList",
					schemaPath: "#/properties/TradingVenuesList/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.AutoRenewal !== void 0) {
			if (typeof data.AutoRenewal !== "boolean") {
				const err23 = {
					instancePath: instancePath + "/AutoRenewal",
					schemaPath: "#/properties/AutoRenewal/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.MonthlyFee !== void 0) {
			let data11 = data.MonthlyFee;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
				const err24 = {
					instancePath: instancePath + "/MonthlyFee",
					schemaPath: "#/properties/MonthlyFee/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data11 == "number" && isFinite(data11)) {
				if (data11 < 0 || isNaN(data11)) {
					const err25 = {
						instancePath: instancePath + "/MonthlyFee",
						schemaPath: "#/properties/MonthlyFee/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.RenewableFrom !== void 0) {
			if (!validate56(data.RenewableFrom, {
				instancePath: instancePath + "/RenewableFrom",
				parentData: data,
				parentDataProperty: "RenewableFrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.TerminatedOn !== void 0) {
			if (!validate56(data.TerminatedOn, {
				instancePath: instancePath + "/TerminatedOn",
				parentData: data,
				parentDataProperty: "TerminatedOn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.PriceNotice !== void 0) {
			let data14 = data.PriceNotice;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.CostPerVenue === void 0) {
					const err26 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/required",
						keyword: "required",
						params: { missingProperty: "CostPerVenue" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (data14.AppliesFrom === void 0) {
					const err27 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/required",
						keyword: "required",
						params: { missingProperty: "AppliesFrom" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				for (const key2 in data14) if (!(key2 === "CostPerVenue" || key2 === "AppliesFrom" || key2 === "TerminateBy")) {
					const err28 = {
						instancePath: instancePath + "/PriceNotice",
						schemaPath: "#/properties/PriceNotice/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data14.CostPerVenue !== void 0) {
					let data15 = data14.CostPerVenue;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						const err29 = {
							instancePath: instancePath + "/PriceNotice/CostPerVenue",
							schemaPath: "#/properties/PriceNotice/properties/CostPerVenue/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) {
							const err30 = {
								instancePath: instancePath + "/PriceNotice/CostPerVenue",
								schemaPath: "#/properties/PriceNotice/properties/CostPerVenue/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
				}
				if (data14.AppliesFrom !== void 0) {
					if (!validate56(data14.AppliesFrom, {
						instancePath: instancePath + "/PriceNotice/AppliesFrom",
						parentData: data14,
						parentDataProperty: "AppliesFrom",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data14.TerminateBy !== void 0) {
					if (!validate56(data14.TerminateBy, {
						instancePath: instancePath + "/PriceNotice/TerminateBy",
						parentData: data14,
						parentDataProperty: "TerminateBy",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/PriceNotice",
					schemaPath: "#/properties/PriceNotice/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.UncompletedPayments !== void 0) {
			let data18 = data.UncompletedPayments;
			if (Array.isArray(data18)) {
				const len1 = data18.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data19 = data18[i1];
					if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
						if (data19.OrderID === void 0) {
							const err32 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderID" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (data19.OrderPrice === void 0) {
							const err33 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderPrice" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (data19.OrderStatus === void 0) {
							const err34 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderStatus" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (data19.OrderKind === void 0) {
							const err35 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "OrderKind" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data19.StartDate === void 0) {
							const err36 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "StartDate" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (data19.EndDate === void 0) {
							const err37 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "EndDate" }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (data19.VenuesOrdered === void 0) {
							const err38 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/required",
								keyword: "required",
								params: { missingProperty: "VenuesOrdered" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						for (const key3 in data19) if (!(key3 === "OrderID" || key3 === "OrderPrice" || key3 === "OrderStatus" || key3 === "OrderKind" || key3 === "StartDate" || key3 === "EndDate" || key3 === "VenuesOrdered")) {
							const err39 = {
								instancePath: instancePath + "/UncompletedPayments/" + i1,
								schemaPath: "#/properties/UncompletedPayments/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						if (data19.OrderID !== void 0) {
							if (typeof data19.OrderID !== "string") {
								const err40 = {
									instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderID",
									schemaPath: "#/properties/UncompletedPayments/items/properties/OrderID/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data19.OrderPrice !== void 0) {
							if (!validate68(data19.OrderPrice, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderPrice",
								parentData: data19,
								parentDataProperty: "OrderPrice",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data19.OrderStatus !== void 0) {
							if (!validate70(data19.OrderStatus, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderStatus",
								parentData: data19,
								parentDataProperty: "OrderStatus",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
								errors = vErrors.length;
							}
						}
						if (data19.OrderKind !== void 0) {
							if (!validate72(data19.OrderKind, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/OrderKind",
								parentData: data19,
								parentDataProperty: "OrderKind",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
								errors = vErrors.length;
							}
						}
						if (data19.StartDate !== void 0) {
							if (!validate56(data19.StartDate, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/StartDate",
								parentData: data19,
								parentDataProperty: "StartDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data19.EndDate !== void 0) {
							if (!validate56(data19.EndDate, {
								instancePath: instancePath + "/UncompletedPayments/" + i1 + "/EndDate",
								parentData: data19,
								parentDataProperty: "EndDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data19.VenuesOrdered !== void 0) {
							let data26 = data19.VenuesOrdered;
							if (Array.isArray(data26)) {
								const len2 = data26.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data27 = data26[i2];
									if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
										if (data27.TradingVenueID === void 0) {
											const err41 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "TradingVenueID" }
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
										if (data27.IsRealOrders === void 0) {
											const err42 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsRealOrders" }
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
										if (data27.IsRealTraders === void 0) {
											const err43 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsRealTraders" }
											};
											if (vErrors === null) vErrors = [err43];
											else vErrors.push(err43);
											errors++;
										}
										if (data27.IsDelayedOrders === void 0) {
											const err44 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsDelayedOrders" }
											};
											if (vErrors === null) vErrors = [err44];
											else vErrors.push(err44);
											errors++;
										}
										if (data27.IsDelayedTraders === void 0) {
											const err45 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/required",
												keyword: "required",
												params: { missingProperty: "IsDelayedTraders" }
											};
											if (vErrors === null) vErrors = [err45];
											else vErrors.push(err45);
											errors++;
										}
										for (const key4 in data27) if (!(key4 === "TradingVenueID" || key4 === "IsRealOrders" || key4 === "IsRealTraders" || key4 === "IsDelayedOrders" || key4 === "IsDelayedTraders")) {
											const err46 = {
												instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
												schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 }
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
										if (data27.TradingVenueID !== void 0) {
											let data28 = data27.TradingVenueID;
											if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
												const err47 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/TradingVenueID",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/TradingVenueID/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err47];
												else vErrors.push(err47);
												errors++;
											}
											if (typeof data28 == "number" && isFinite(data28)) {
												if (data28 < 1 || isNaN(data28)) {
													const err48 = {
														instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/TradingVenueID",
														schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/TradingVenueID/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err48];
													else vErrors.push(err48);
													errors++;
												}
											}
										}
										if (data27.IsRealOrders !== void 0) {
											if (typeof data27.IsRealOrders !== "boolean") {
												const err49 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsRealOrders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsRealOrders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err49];
												else vErrors.push(err49);
												errors++;
											}
										}
										if (data27.IsRealTraders !== void 0) {
											if (typeof data27.IsRealTraders !== "boolean") {
												const err50 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsRealTraders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsRealTraders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err50];
												else vErrors.push(err50);
												errors++;
											}
										}
										if (data27.IsDelayedOrders !== void 0) {
											if (typeof data27.IsDelayedOrders !== "boolean") {
												const err51 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsDelayedOrders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsDelayedOrders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err51];
												else vErrors.push(err51);
												errors++;
											}
										}
										if (data27.IsDelayedTraders !== void 0) {
											if (typeof data27.IsDelayedTraders !== "boolean") {
												const err52 = {
													instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2 + "/IsDelayedTraders",
													schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/properties/IsDelayedTraders/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err52];
												else vErrors.push(err52);
												errors++;
											}
										}
									} else {
										const err53 = {
											instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered/" + i2,
											schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
								}
							} else {
								const err54 = {
									instancePath: instancePath + "/UncompletedPayments/" + i1 + "/VenuesOrdered",
									schemaPath: "#/properties/UncompletedPayments/items/properties/VenuesOrdered/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/UncompletedPayments/" + i1,
							schemaPath: "#/properties/UncompletedPayments/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/UncompletedPayments",
					schemaPath: "#/properties/UncompletedPayments/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
	} else {
		const err57 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err57];
		else vErrors.push(err57);
		errors++;
	}
	validate561.errors = vErrors;
	return errors === 0;
}
validate561.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate560.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate561(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
		errors = vErrors.length;
	}
	validate560.errors = vErrors;
	return errors === 0;
}
validate560.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check49 = validate573;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate574.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.venueList === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "venueList" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "venueList" || key0 === "Version")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.venueList !== void 0) {
			if (!validate107(data.venueList, {
				instancePath: instancePath + "/venueList",
				parentData: data,
				parentDataProperty: "venueList",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.Version !== void 0) {
			let data1 = data.Version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err2 = {
					instancePath: instancePath + "/Version",
					schemaPath: "#/properties/Version/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err3 = {
						instancePath: instancePath + "/Version",
						schemaPath: "#/properties/Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate574.errors = vErrors;
	return errors === 0;
}
validate574.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate573.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate574(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
		errors = vErrors.length;
	}
	validate573.errors = vErrors;
	return errors === 0;
}
validate573.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check50 = validate577;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate578.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Price === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Price" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.SubscriptionEndDate === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SubscriptionEndDate" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Price" || key0 === "SubscriptionEndDate" || key0 === "MonthlyFee" || key0 === "OrderKind" || key0 === "PricedFlags" || key0 === "CostPerVenue" || key0 === "PricedMonths" || key0 === "NotPossible")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Price !== void 0) {
			if (!validate68(data.Price, {
				instancePath: instancePath + "/Price",
				parentData: data,
				parentDataProperty: "Price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.SubscriptionEndDate !== void 0) {
			if (!validate56(data.SubscriptionEndDate, {
				instancePath: instancePath + "/SubscriptionEndDate",
				parentData: data,
				parentDataProperty: "SubscriptionEndDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.MonthlyFee !== void 0) {
			let data2 = data.MonthlyFee;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err3 = {
					instancePath: instancePath + "/MonthlyFee",
					schemaPath: "#/properties/MonthlyFee/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err4 = {
						instancePath: instancePath + "/MonthlyFee",
						schemaPath: "#/properties/MonthlyFee/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.OrderKind !== void 0) {
			if (!validate72(data.OrderKind, {
				instancePath: instancePath + "/OrderKind",
				parentData: data,
				parentDataProperty: "OrderKind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.PricedFlags !== void 0) {
			let data4 = data.PricedFlags;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err5 = {
					instancePath: instancePath + "/PricedFlags",
					schemaPath: "#/properties/PricedFlags/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err6 = {
						instancePath: instancePath + "/PricedFlags",
						schemaPath: "#/properties/PricedFlags/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.CostPerVenue !== void 0) {
			let data5 = data.CostPerVenue;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err7 = {
					instancePath: instancePath + "/CostPerVenue",
					schemaPath: "#/properties/CostPerVenue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err8 = {
						instancePath: instancePath + "/CostPerVenue",
						schemaPath: "#/properties/CostPerVenue/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.PricedMonths !== void 0) {
			let data6 = data.PricedMonths;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err9 = {
					instancePath: instancePath + "/PricedMonths",
					schemaPath: "#/properties/PricedMonths/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err10 = {
						instancePath: instancePath + "/PricedMonths",
						schemaPath: "#/properties/PricedMonths/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.NotPossible !== void 0) {
			if (typeof data.NotPossible !== "string") {
				const err11 = {
					instancePath: instancePath + "/NotPossible",
					schemaPath: "#/properties/NotPossible/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate578.errors = vErrors;
	return errors === 0;
}
validate578.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate577.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate578(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
		errors = vErrors.length;
	}
	validate577.errors = vErrors;
	return errors === 0;
}
validate577.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check51 = validate583;
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate584.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Price === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Price" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Price")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Price !== void 0) {
			if (!validate68(data.Price, {
				instancePath: instancePath + "/Price",
				parentData: data,
				parentDataProperty: "Price",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate584.errors = vErrors;
	return errors === 0;
}
validate584.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate583.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate584(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
		errors = vErrors.length;
	}
	validate583.errors = vErrors;
	return errors === 0;
}
validate583.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check52 = validate587;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate588.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.AutoRenewal === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoRenewal" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "AutoRenewal")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.AutoRenewal !== void 0) {
			if (typeof data.AutoRenewal !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/AutoRenewal",
					schemaPath: "#/properties/AutoRenewal/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate588.errors = vErrors;
	return errors === 0;
}
validate588.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate587.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate588(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
		errors = vErrors.length;
	}
	validate587.errors = vErrors;
	return errors === 0;
}
validate587.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check53 = validate590;
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate591.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate591.errors = vErrors;
	return errors === 0;
}
validate591.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate590.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.TerminatedOn === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TerminatedOn" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "TerminatedOn")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TerminatedOn !== void 0) {
			if (!validate591(data.TerminatedOn, {
				instancePath: instancePath + "/TerminatedOn",
				parentData: data,
				parentDataProperty: "TerminatedOn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate590.errors = vErrors;
	return errors === 0;
}
validate590.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check54 = validate593;
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate594.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (Object.keys(data).length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "OrderID" || key0 === "UserID")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.OrderID !== void 0) {
			let data0 = data.OrderID;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err3 = {
						instancePath: instancePath + "/OrderID",
						schemaPath: "#/properties/OrderID/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/OrderID",
						schemaPath: "#/properties/OrderID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/OrderID",
					schemaPath: "#/properties/OrderID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.UserID !== void 0) {
			let data1 = data.UserID;
			if (typeof data1 === "string") {
				if (func3(data1) > 100) {
					const err6 = {
						instancePath: instancePath + "/UserID",
						schemaPath: "#/properties/UserID/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func3(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/UserID",
						schemaPath: "#/properties/UserID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/UserID",
					schemaPath: "#/properties/UserID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate594.errors = vErrors;
	return errors === 0;
}
validate594.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate593.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate594(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
		errors = vErrors.length;
	}
	validate593.errors = vErrors;
	return errors === 0;
}
validate593.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check55 = validate596;
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate597.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.OrderID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "OrderID")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.OrderID !== void 0) {
			if (typeof data.OrderID !== "string") {
				const err2 = {
					instancePath: instancePath + "/OrderID",
					schemaPath: "#/properties/OrderID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate597.errors = vErrors;
	return errors === 0;
}
validate597.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate596.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate597(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
		errors = vErrors.length;
	}
	validate596.errors = vErrors;
	return errors === 0;
}
validate596.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check56 = validate599;
var schema208 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["OrderID", "OrderStatus"],
	"properties": {
		"OrderID": { "type": "string" },
		"OrderStatus": { "$ref": "contract#/$defs/OrderStatus" },
		"Reason": {
			"type": "string",
			"enum": [
				"instrumentDeclined",
				"declined",
				"notApproved",
				"expired"
			]
		}
	}
};
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate600.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.OrderID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.OrderStatus === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderStatus" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "OrderID" || key0 === "OrderStatus" || key0 === "Reason")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.OrderID !== void 0) {
			if (typeof data.OrderID !== "string") {
				const err3 = {
					instancePath: instancePath + "/OrderID",
					schemaPath: "#/properties/OrderID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.OrderStatus !== void 0) {
			if (!validate70(data.OrderStatus, {
				instancePath: instancePath + "/OrderStatus",
				parentData: data,
				parentDataProperty: "OrderStatus",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
				errors = vErrors.length;
			}
		}
		if (data.Reason !== void 0) {
			let data2 = data.Reason;
			if (typeof data2 !== "string") {
				const err4 = {
					instancePath: instancePath + "/Reason",
					schemaPath: "#/properties/Reason/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data2 === "instrumentDeclined" || data2 === "declined" || data2 === "notApproved" || data2 === "expired")) {
				const err5 = {
					instancePath: instancePath + "/Reason",
					schemaPath: "#/properties/Reason/enum",
					keyword: "enum",
					params: { allowedValues: schema208.properties.Reason.enum }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate600.errors = vErrors;
	return errors === 0;
}
validate600.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate599.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate600(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
		errors = vErrors.length;
	}
	validate599.errors = vErrors;
	return errors === 0;
}
validate599.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check57 = validate603;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate604.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.PaymentID === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PaymentID" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.PayerID === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PayerID" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Token" || key0 === "PaymentID" || key0 === "PayerID")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Token !== void 0) {
			let data0 = data.Token;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err4 = {
						instancePath: instancePath + "/Token",
						schemaPath: "#/properties/Token/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func3(data0) < 1) {
					const err5 = {
						instancePath: instancePath + "/Token",
						schemaPath: "#/properties/Token/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/Token",
					schemaPath: "#/properties/Token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.PaymentID !== void 0) {
			let data1 = data.PaymentID;
			if (typeof data1 === "string") {
				if (func3(data1) > 100) {
					const err7 = {
						instancePath: instancePath + "/PaymentID",
						schemaPath: "#/properties/PaymentID/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func3(data1) < 1) {
					const err8 = {
						instancePath: instancePath + "/PaymentID",
						schemaPath: "#/properties/PaymentID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/PaymentID",
					schemaPath: "#/properties/PaymentID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.PayerID !== void 0) {
			let data2 = data.PayerID;
			if (typeof data2 === "string") {
				if (func3(data2) > 100) {
					const err10 = {
						instancePath: instancePath + "/PayerID",
						schemaPath: "#/properties/PayerID/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (func3(data2) < 1) {
					const err11 = {
						instancePath: instancePath + "/PayerID",
						schemaPath: "#/properties/PayerID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/PayerID",
					schemaPath: "#/properties/PayerID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate604.errors = vErrors;
	return errors === 0;
}
validate604.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate603.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate604(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
		errors = vErrors.length;
	}
	validate603.errors = vErrors;
	return errors === 0;
}
validate603.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check58 = validate606;
function validate607(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate607.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.OrderID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "OrderID")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.OrderID !== void 0) {
			let data0 = data.OrderID;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/OrderID",
						schemaPath: "#/properties/OrderID/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func3(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/OrderID",
						schemaPath: "#/properties/OrderID/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/OrderID",
					schemaPath: "#/properties/OrderID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate607.errors = vErrors;
	return errors === 0;
}
validate607.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate606.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate607(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
		errors = vErrors.length;
	}
	validate606.errors = vErrors;
	return errors === 0;
}
validate606.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check59 = validate609;
var schema215 = {
	"type": "object",
	"required": [
		"OrderID",
		"ReceiptNumber",
		"PaymentDate",
		"Amount",
		"OrderKind",
		"OrderStatus",
		"StartDate",
		"EndDate",
		"Months",
		"ChargedFrom",
		"ChargedTo",
		"RefundDate"
	],
	"properties": {
		"OrderID": { "type": "string" },
		"ReceiptNumber": { "type": "string" },
		"PaymentDate": { "$ref": "contract#/$defs/DateText" },
		"Amount": {
			"type": "integer",
			"minimum": 0
		},
		"OrderKind": {
			"type": "string",
			"enum": [
				"signUp",
				"change",
				"renewal"
			]
		},
		"OrderStatus": { "$ref": "contract#/$defs/OrderStatus" },
		"StartDate": { "$ref": "contract#/$defs/DateText" },
		"EndDate": { "$ref": "contract#/$defs/DateText" },
		"Months": {
			"type": "integer",
			"minimum": 0
		},
		"ChargedFrom": {
			"type": "string",
			"format": "date"
		},
		"ChargedTo": {
			"type": "string",
			"format": "date"
		},
		"RefundDate": {
			"type": ["string", "null"],
			"format": "date"
		}
	}
};
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate611.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.OrderID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.ReceiptNumber === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ReceiptNumber" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.PaymentDate === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PaymentDate" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Amount === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Amount" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.OrderKind === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderKind" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.OrderStatus === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "OrderStatus" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.StartDate === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "StartDate" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.EndDate === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EndDate" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.Months === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Months" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.ChargedFrom === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ChargedFrom" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.ChargedTo === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ChargedTo" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.RefundDate === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RefundDate" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.OrderID !== void 0) {
			if (typeof data.OrderID !== "string") {
				const err12 = {
					instancePath: instancePath + "/OrderID",
					schemaPath: "#/properties/OrderID/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.ReceiptNumber !== void 0) {
			if (typeof data.ReceiptNumber !== "string") {
				const err13 = {
					instancePath: instancePath + "/ReceiptNumber",
					schemaPath: "#/properties/ReceiptNumber/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.PaymentDate !== void 0) {
			if (!validate56(data.PaymentDate, {
				instancePath: instancePath + "/PaymentDate",
				parentData: data,
				parentDataProperty: "PaymentDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.Amount !== void 0) {
			let data3 = data.Amount;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/Amount",
					schemaPath: "#/properties/Amount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/Amount",
						schemaPath: "#/properties/Amount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.OrderKind !== void 0) {
			let data4 = data.OrderKind;
			if (typeof data4 !== "string") {
				const err16 = {
					instancePath: instancePath + "/OrderKind",
					schemaPath: "#/properties/OrderKind/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data4 === "signUp" || data4 === "change" || data4 === "renewal")) {
				const err17 = {
					instancePath: instancePath + "/OrderKind",
					schemaPath: "#/properties/OrderKind/enum",
					keyword: "enum",
					params: { allowedValues: schema215.properties.OrderKind.enum }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.OrderStatus !== void 0) {
			if (!validate70(data.OrderStatus, {
				instancePath: instancePath + "/OrderStatus",
				parentData: data,
				parentDataProperty: "OrderStatus",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
				errors = vErrors.length;
			}
		}
		if (data.StartDate !== void 0) {
			if (!validate56(data.StartDate, {
				instancePath: instancePath + "/StartDate",
				parentData: data,
				parentDataProperty: "StartDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.EndDate !== void 0) {
			if (!validate56(data.EndDate, {
				instancePath: instancePath + "/EndDate",
				parentData: data,
				parentDataProperty: "EndDate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.Months !== void 0) {
			let data8 = data.Months;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err18 = {
					instancePath: instancePath + "/Months",
					schemaPath: "#/properties/Months/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/Months",
						schemaPath: "#/properties/Months/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.ChargedFrom !== void 0) {
			let data9 = data.ChargedFrom;
			if (typeof data9 === "string") {
				if (!formats0.validate(data9)) {
					const err20 = {
						instancePath: instancePath + "/ChargedFrom",
						schemaPath: "#/properties/ChargedFrom/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/ChargedFrom",
					schemaPath: "#/properties/ChargedFrom/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.ChargedTo !== void 0) {
			let data10 = data.ChargedTo;
			if (typeof data10 === "string") {
				if (!formats0.validate(data10)) {
					const err22 = {
						instancePath: instancePath + "/ChargedTo",
						schemaPath: "#/properties/ChargedTo/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/ChargedTo",
					schemaPath: "#/properties/ChargedTo/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.RefundDate !== void 0) {
			let data11 = data.RefundDate;
			if (typeof data11 !== "string" && data11 !== null) {
				const err24 = {
					instancePath: instancePath + "/RefundDate",
					schemaPath: "#/properties/RefundDate/type",
					keyword: "type",
					params: { type: schema215.properties.RefundDate.type }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data11 === "string") {
				if (!formats0.validate(data11)) {
					const err25 = {
						instancePath: instancePath + "/RefundDate",
						schemaPath: "#/properties/RefundDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate611.errors = vErrors;
	return errors === 0;
}
validate611.evaluated = {
	"props": {
		"OrderID": true,
		"ReceiptNumber": true,
		"PaymentDate": true,
		"Amount": true,
		"OrderKind": true,
		"OrderStatus": true,
		"StartDate": true,
		"EndDate": true,
		"Months": true,
		"ChargedFrom": true,
		"ChargedTo": true,
		"RefundDate": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate610.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Payments === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Payments" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "Payments")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Payments !== void 0) {
			let data0 = data.Payments;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (!validate611(data1, {
						instancePath: instancePath + "/Payments/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
						errors = vErrors.length;
					}
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						for (const key1 in data1) if (key1 !== "OrderID" && key1 !== "ReceiptNumber" && key1 !== "PaymentDate" && key1 !== "Amount" && key1 !== "OrderKind" && key1 !== "OrderStatus" && key1 !== "StartDate" && key1 !== "EndDate" && key1 !== "Months" && key1 !== "ChargedFrom" && key1 !== "ChargedTo" && key1 !== "RefundDate") {
							const err2 = {
								instancePath: instancePath + "/Payments/" + i0,
								schemaPath: "#/properties/Payments/items/unevaluatedProperties",
								keyword: "unevaluatedProperties",
								params: { unevaluatedProperty: key1 }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/Payments",
					schemaPath: "#/properties/Payments/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate610.errors = vErrors;
	return errors === 0;
}
validate610.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate609.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate610(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
		errors = vErrors.length;
	}
	validate609.errors = vErrors;
	return errors === 0;
}
validate609.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check60 = validate618;
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate618.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.number === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "number" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "number")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.number !== void 0) {
			let data0 = data.number;
			if (typeof data0 === "string") {
				if (func3(data0) > 40) {
					const err2 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func3(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/number",
					schemaPath: "#/properties/number/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate618.errors = vErrors;
	return errors === 0;
}
validate618.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check61 = validate619;
var schema218 = {
	"unevaluatedProperties": false,
	"allOf": [{ "$ref": "contract#/$defs/MadePayment" }, {
		"type": "object",
		"required": [
			"Email",
			"Currency",
			"CostPerVenue",
			"Flags",
			"Venues",
			"PaymentReference",
			"Seller",
			"Customer",
			"Tax"
		],
		"properties": {
			"Email": { "type": "string" },
			"Currency": {
				"type": "string",
				"const": "USD"
			},
			"CostPerVenue": {
				"type": "integer",
				"minimum": 0
			},
			"Flags": {
				"type": "integer",
				"minimum": 0
			},
			"Venues": {
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"MIC",
						"Name",
						"IsRealOrders",
						"IsRealTraders"
					],
					"properties": {
						"MIC": { "type": "string" },
						"Name": { "type": "string" },
						"IsRealOrders": { "type": "boolean" },
						"IsRealTraders": { "type": "boolean" }
					}
				}
			},
			"PaymentReference": { "type": "string" },
			"Seller": {
				"type": ["object", "null"],
				"additionalProperties": false,
				"required": [
					"Name",
					"Address",
					"TaxNumber"
				],
				"properties": {
					"Name": { "type": "string" },
					"Address": {
						"type": "array",
						"items": { "type": "string" }
					},
					"TaxNumber": { "$ref": "contract#/$defs/NullableText" }
				}
			},
			"Customer": {
				"type": ["object", "null"],
				"additionalProperties": false,
				"required": [
					"Name",
					"Company",
					"Country",
					"TaxNumber"
				],
				"properties": {
					"Name": { "type": "string" },
					"Company": { "$ref": "contract#/$defs/NullableText" },
					"Country": { "$ref": "contract#/$defs/NullableText" },
					"TaxNumber": { "$ref": "contract#/$defs/NullableText" }
				}
			},
			"Tax": {
				"type": ["object", "null"],
				"additionalProperties": false,
				"required": [
					"Treatment",
					"Name",
					"Rate",
					"Net",
					"Amount",
					"Note"
				],
				"properties": {
					"Treatment": {
						"type": "string",
						"enum": [
							"none",
							"rate",
							"exempt",
							"reverseCharge"
						]
					},
					"Name": { "type": "string" },
					"Rate": { "type": ["string", "null"] },
					"Net": { "type": "string" },
					"Amount": { "type": "string" },
					"Note": { "type": "string" }
				}
			}
		}
	}]
};
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate620.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate611(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Currency === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Currency" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.CostPerVenue === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "CostPerVenue" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Flags === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Flags" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Venues === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Venues" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.PaymentReference === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "PaymentReference" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.Seller === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Seller" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Customer === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Customer" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.Tax === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "Tax" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.Email !== void 0) {
			if (typeof data.Email !== "string") {
				const err9 = {
					instancePath: instancePath + "/Email",
					schemaPath: "#/allOf/1/properties/Email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.Currency !== void 0) {
			let data1 = data.Currency;
			if (typeof data1 !== "string") {
				const err10 = {
					instancePath: instancePath + "/Currency",
					schemaPath: "#/allOf/1/properties/Currency/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if ("USD" !== data1) {
				const err11 = {
					instancePath: instancePath + "/Currency",
					schemaPath: "#/allOf/1/properties/Currency/const",
					keyword: "const",
					params: { allowedValue: "USD" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.CostPerVenue !== void 0) {
			let data2 = data.CostPerVenue;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/CostPerVenue",
					schemaPath: "#/allOf/1/properties/CostPerVenue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/CostPerVenue",
						schemaPath: "#/allOf/1/properties/CostPerVenue/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.Flags !== void 0) {
			let data3 = data.Flags;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/Flags",
					schemaPath: "#/allOf/1/properties/Flags/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/Flags",
						schemaPath: "#/allOf/1/properties/Flags/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.Venues !== void 0) {
			let data4 = data.Venues;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.MIC === void 0) {
							const err16 = {
								instancePath: instancePath + "/Venues/" + i0,
								schemaPath: "#/allOf/1/properties/Venues/items/required",
								keyword: "required",
								params: { missingProperty: "MIC" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data5.Name === void 0) {
							const err17 = {
								instancePath: instancePath + "/Venues/" + i0,
								schemaPath: "#/allOf/1/properties/Venues/items/required",
								keyword: "required",
								params: { missingProperty: "Name" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data5.IsRealOrders === void 0) {
							const err18 = {
								instancePath: instancePath + "/Venues/" + i0,
								schemaPath: "#/allOf/1/properties/Venues/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealOrders" }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data5.IsRealTraders === void 0) {
							const err19 = {
								instancePath: instancePath + "/Venues/" + i0,
								schemaPath: "#/allOf/1/properties/Venues/items/required",
								keyword: "required",
								params: { missingProperty: "IsRealTraders" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						for (const key0 in data5) if (!(key0 === "MIC" || key0 === "Name" || key0 === "IsRealOrders" || key0 === "IsRealTraders")) {
							const err20 = {
								instancePath: instancePath + "/Venues/" + i0,
								schemaPath: "#/allOf/1/properties/Venues/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key0 }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data5.MIC !== void 0) {
							if (typeof data5.MIC !== "string") {
								const err21 = {
									instancePath: instancePath + "/Venues/" + i0 + "/MIC",
									schemaPath: "#/allOf/1/properties/Venues/items/properties/MIC/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data5.Name !== void 0) {
							if (typeof data5.Name !== "string") {
								const err22 = {
									instancePath: instancePath + "/Venues/" + i0 + "/Name",
									schemaPath: "#/allOf/1/properties/Venues/items/properties/Name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
						if (data5.IsRealOrders !== void 0) {
							if (typeof data5.IsRealOrders !== "boolean") {
								const err23 = {
									instancePath: instancePath + "/Venues/" + i0 + "/IsRealOrders",
									schemaPath: "#/allOf/1/properties/Venues/items/properties/IsRealOrders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						if (data5.IsRealTraders !== void 0) {
							if (typeof data5.IsRealTraders !== "boolean") {
								const err24 = {
									instancePath: instancePath + "/Venues/" + i0 + "/IsRealTraders",
									schemaPath: "#/allOf/1/properties/Venues/items/properties/IsRealTraders/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/Venues/" + i0,
							schemaPath: "#/allOf/1/properties/Venues/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/Venues",
					schemaPath: "#/allOf/1/properties/Venues/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.PaymentReference !== void 0) {
			if (typeof data.PaymentReference !== "string") {
				const err27 = {
					instancePath: instancePath + "/PaymentReference",
					schemaPath: "#/allOf/1/properties/PaymentReference/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.Seller !== void 0) {
			let data11 = data.Seller;
			if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
				const err28 = {
					instancePath: instancePath + "/Seller",
					schemaPath: "#/allOf/1/properties/Seller/type",
					keyword: "type",
					params: { type: schema218.allOf[1].properties.Seller.type }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11.Name === void 0) {
					const err29 = {
						instancePath: instancePath + "/Seller",
						schemaPath: "#/allOf/1/properties/Seller/required",
						keyword: "required",
						params: { missingProperty: "Name" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (data11.Address === void 0) {
					const err30 = {
						instancePath: instancePath + "/Seller",
						schemaPath: "#/allOf/1/properties/Seller/required",
						keyword: "required",
						params: { missingProperty: "Address" }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data11.TaxNumber === void 0) {
					const err31 = {
						instancePath: instancePath + "/Seller",
						schemaPath: "#/allOf/1/properties/Seller/required",
						keyword: "required",
						params: { missingProperty: "TaxNumber" }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				for (const key1 in data11) if (!(key1 === "Name" || key1 === "Address" || key1 === "TaxNumber")) {
					const err32 = {
						instancePath: instancePath + "/Seller",
						schemaPath: "#/allOf/1/properties/Seller/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data11.Name !== void 0) {
					if (typeof data11.Name !== "string") {
						const err33 = {
							instancePath: instancePath + "/Seller/Name",
							schemaPath: "#/allOf/1/properties/Seller/properties/Name/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data11.Address !== void 0) {
					let data13 = data11.Address;
					if (Array.isArray(data13)) {
						const len1 = data13.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data13[i1] !== "string") {
							const err34 = {
								instancePath: instancePath + "/Seller/Address/" + i1,
								schemaPath: "#/allOf/1/properties/Seller/properties/Address/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					} else {
						const err35 = {
							instancePath: instancePath + "/Seller/Address",
							schemaPath: "#/allOf/1/properties/Seller/properties/Address/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
				if (data11.TaxNumber !== void 0) {
					if (!validate136(data11.TaxNumber, {
						instancePath: instancePath + "/Seller/TaxNumber",
						parentData: data11,
						parentDataProperty: "TaxNumber",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
			}
		}
		if (data.Customer !== void 0) {
			let data16 = data.Customer;
			if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
				const err36 = {
					instancePath: instancePath + "/Customer",
					schemaPath: "#/allOf/1/properties/Customer/type",
					keyword: "type",
					params: { type: schema218.allOf[1].properties.Customer.type }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.Name === void 0) {
					const err37 = {
						instancePath: instancePath + "/Customer",
						schemaPath: "#/allOf/1/properties/Customer/required",
						keyword: "required",
						params: { missingProperty: "Name" }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data16.Company === void 0) {
					const err38 = {
						instancePath: instancePath + "/Customer",
						schemaPath: "#/allOf/1/properties/Customer/required",
						keyword: "required",
						params: { missingProperty: "Company" }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data16.Country === void 0) {
					const err39 = {
						instancePath: instancePath + "/Customer",
						schemaPath: "#/allOf/1/properties/Customer/required",
						keyword: "required",
						params: { missingProperty: "Country" }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (data16.TaxNumber === void 0) {
					const err40 = {
						instancePath: instancePath + "/Customer",
						schemaPath: "#/allOf/1/properties/Customer/required",
						keyword: "required",
						params: { missingProperty: "TaxNumber" }
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				for (const key2 in data16) if (!(key2 === "Name" || key2 === "Company" || key2 === "Country" || key2 === "TaxNumber")) {
					const err41 = {
						instancePath: instancePath + "/Customer",
						schemaPath: "#/allOf/1/properties/Customer/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data16.Name !== void 0) {
					if (typeof data16.Name !== "string") {
						const err42 = {
							instancePath: instancePath + "/Customer/Name",
							schemaPath: "#/allOf/1/properties/Customer/properties/Name/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
				if (data16.Company !== void 0) {
					if (!validate136(data16.Company, {
						instancePath: instancePath + "/Customer/Company",
						parentData: data16,
						parentDataProperty: "Company",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data16.Country !== void 0) {
					if (!validate136(data16.Country, {
						instancePath: instancePath + "/Customer/Country",
						parentData: data16,
						parentDataProperty: "Country",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data16.TaxNumber !== void 0) {
					if (!validate136(data16.TaxNumber, {
						instancePath: instancePath + "/Customer/TaxNumber",
						parentData: data16,
						parentDataProperty: "TaxNumber",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
			}
		}
		if (data.Tax !== void 0) {
			let data21 = data.Tax;
			if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && data21 !== null) {
				const err43 = {
					instancePath: instancePath + "/Tax",
					schemaPath: "#/allOf/1/properties/Tax/type",
					keyword: "type",
					params: { type: schema218.allOf[1].properties.Tax.type }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
				if (data21.Treatment === void 0) {
					const err44 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Treatment" }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (data21.Name === void 0) {
					const err45 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Name" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (data21.Rate === void 0) {
					const err46 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Rate" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				if (data21.Net === void 0) {
					const err47 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Net" }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data21.Amount === void 0) {
					const err48 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Amount" }
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (data21.Note === void 0) {
					const err49 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/required",
						keyword: "required",
						params: { missingProperty: "Note" }
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				for (const key3 in data21) if (!(key3 === "Treatment" || key3 === "Name" || key3 === "Rate" || key3 === "Net" || key3 === "Amount" || key3 === "Note")) {
					const err50 = {
						instancePath: instancePath + "/Tax",
						schemaPath: "#/allOf/1/properties/Tax/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data21.Treatment !== void 0) {
					let data22 = data21.Treatment;
					if (typeof data22 !== "string") {
						const err51 = {
							instancePath: instancePath + "/Tax/Treatment",
							schemaPath: "#/allOf/1/properties/Tax/properties/Treatment/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
					if (!(data22 === "none" || data22 === "rate" || data22 === "exempt" || data22 === "reverseCharge")) {
						const err52 = {
							instancePath: instancePath + "/Tax/Treatment",
							schemaPath: "#/allOf/1/properties/Tax/properties/Treatment/enum",
							keyword: "enum",
							params: { allowedValues: schema218.allOf[1].properties.Tax.properties.Treatment.enum }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
				if (data21.Name !== void 0) {
					if (typeof data21.Name !== "string") {
						const err53 = {
							instancePath: instancePath + "/Tax/Name",
							schemaPath: "#/allOf/1/properties/Tax/properties/Name/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
				if (data21.Rate !== void 0) {
					let data24 = data21.Rate;
					if (typeof data24 !== "string" && data24 !== null) {
						const err54 = {
							instancePath: instancePath + "/Tax/Rate",
							schemaPath: "#/allOf/1/properties/Tax/properties/Rate/type",
							keyword: "type",
							params: { type: schema218.allOf[1].properties.Tax.properties.Rate.type }
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
				if (data21.Net !== void 0) {
					if (typeof data21.Net !== "string") {
						const err55 = {
							instancePath: instancePath + "/Tax/Net",
							schemaPath: "#/allOf/1/properties/Tax/properties/Net/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data21.Amount !== void 0) {
					if (typeof data21.Amount !== "string") {
						const err56 = {
							instancePath: instancePath + "/Tax/Amount",
							schemaPath: "#/allOf/1/properties/Tax/properties/Amount/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data21.Note !== void 0) {
					if (typeof data21.Note !== "string") {
						const err57 = {
							instancePath: instancePath + "/Tax/Note",
							schemaPath: "#/allOf/1/properties/Tax/properties/Note/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
			}
		}
	} else {
		const err58 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err58];
		else vErrors.push(err58);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key4 in data) if (key4 !== "Email" && key4 !== "Currency" && key4 !== "CostPerVenue" && key4 !== "Flags" && key4 !== "Venues" && key4 !== "PaymentReference" && key4 !== "Seller" && key4 !== "Customer" && key4 !== "Tax" && key4 !== "OrderID" && key4 !== "ReceiptNumber" && key4 !== "PaymentDate" && key4 !== "Amount" && key4 !== "OrderKind" && key4 !== "OrderStatus" && key4 !== "StartDate" && key4 !== "EndDate" && key4 !== "Months" && key4 !== "ChargedFrom" && key4 !== "ChargedTo" && key4 !== "RefundDate") {
			const err59 = {
				instancePath,
				schemaPath: "#/unevaluatedProperties",
				keyword: "unevaluatedProperties",
				params: { unevaluatedProperty: key4 }
			};
			if (vErrors === null) vErrors = [err59];
			else vErrors.push(err59);
			errors++;
		}
	}
	validate620.errors = vErrors;
	return errors === 0;
}
validate620.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate619.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate620(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
		errors = vErrors.length;
	}
	validate619.errors = vErrors;
	return errors === 0;
}
validate619.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check62 = validate627;
var schema220 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["publishers"],
	"properties": { "publishers": {
		"type": "array",
		"items": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"PublisherID",
				"PublisherName",
				"PublisherType",
				"PublisherMIC",
				"Reports"
			],
			"properties": {
				"PublisherID": {
					"type": "integer",
					"minimum": 1
				},
				"PublisherName": { "type": "string" },
				"PublisherType": {
					"type": "string",
					"enum": ["IF", "TV"]
				},
				"PublisherMIC": { "$ref": "contract#/$defs/NullableText" },
				"Reports": {
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"ReportID",
							"ReportDate",
							"ReportName"
						],
						"properties": {
							"ReportID": {
								"type": "integer",
								"minimum": 1
							},
							"ReportDate": { "$ref": "contract#/$defs/DateText" },
							"ReportName": { "type": "string" }
						}
					}
				}
			}
		}
	} }
};
function validate628(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate628.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.publishers === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishers" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "publishers")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.publishers !== void 0) {
			let data0 = data.publishers;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.PublisherID === void 0) {
							const err2 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/required",
								keyword: "required",
								params: { missingProperty: "PublisherID" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data1.PublisherName === void 0) {
							const err3 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/required",
								keyword: "required",
								params: { missingProperty: "PublisherName" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1.PublisherType === void 0) {
							const err4 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/required",
								keyword: "required",
								params: { missingProperty: "PublisherType" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data1.PublisherMIC === void 0) {
							const err5 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/required",
								keyword: "required",
								params: { missingProperty: "PublisherMIC" }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data1.Reports === void 0) {
							const err6 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/required",
								keyword: "required",
								params: { missingProperty: "Reports" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "PublisherID" || key1 === "PublisherName" || key1 === "PublisherType" || key1 === "PublisherMIC" || key1 === "Reports")) {
							const err7 = {
								instancePath: instancePath + "/publishers/" + i0,
								schemaPath: "#/properties/publishers/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data1.PublisherID !== void 0) {
							let data2 = data1.PublisherID;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								const err8 = {
									instancePath: instancePath + "/publishers/" + i0 + "/PublisherID",
									schemaPath: "#/properties/publishers/items/properties/PublisherID/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
							if (typeof data2 == "number" && isFinite(data2)) {
								if (data2 < 1 || isNaN(data2)) {
									const err9 = {
										instancePath: instancePath + "/publishers/" + i0 + "/PublisherID",
										schemaPath: "#/properties/publishers/items/properties/PublisherID/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
								}
							}
						}
						if (data1.PublisherName !== void 0) {
							if (typeof data1.PublisherName !== "string") {
								const err10 = {
									instancePath: instancePath + "/publishers/" + i0 + "/PublisherName",
									schemaPath: "#/properties/publishers/items/properties/PublisherName/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
						if (data1.PublisherType !== void 0) {
							let data4 = data1.PublisherType;
							if (typeof data4 !== "string") {
								const err11 = {
									instancePath: instancePath + "/publishers/" + i0 + "/PublisherType",
									schemaPath: "#/properties/publishers/items/properties/PublisherType/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							if (!(data4 === "IF" || data4 === "TV")) {
								const err12 = {
									instancePath: instancePath + "/publishers/" + i0 + "/PublisherType",
									schemaPath: "#/properties/publishers/items/properties/PublisherType/enum",
									keyword: "enum",
									params: { allowedValues: schema220.properties.publishers.items.properties.PublisherType.enum }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						if (data1.PublisherMIC !== void 0) {
							if (!validate136(data1.PublisherMIC, {
								instancePath: instancePath + "/publishers/" + i0 + "/PublisherMIC",
								parentData: data1,
								parentDataProperty: "PublisherMIC",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data1.Reports !== void 0) {
							let data6 = data1.Reports;
							if (Array.isArray(data6)) {
								const len1 = data6.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data7 = data6[i1];
									if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
										if (data7.ReportID === void 0) {
											const err13 = {
												instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/publishers/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportID" }
											};
											if (vErrors === null) vErrors = [err13];
											else vErrors.push(err13);
											errors++;
										}
										if (data7.ReportDate === void 0) {
											const err14 = {
												instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/publishers/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportDate" }
											};
											if (vErrors === null) vErrors = [err14];
											else vErrors.push(err14);
											errors++;
										}
										if (data7.ReportName === void 0) {
											const err15 = {
												instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/publishers/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportName" }
											};
											if (vErrors === null) vErrors = [err15];
											else vErrors.push(err15);
											errors++;
										}
										for (const key2 in data7) if (!(key2 === "ReportID" || key2 === "ReportDate" || key2 === "ReportName")) {
											const err16 = {
												instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/publishers/items/properties/Reports/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key2 }
											};
											if (vErrors === null) vErrors = [err16];
											else vErrors.push(err16);
											errors++;
										}
										if (data7.ReportID !== void 0) {
											let data8 = data7.ReportID;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
												const err17 = {
													instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1 + "/ReportID",
													schemaPath: "#/properties/publishers/items/properties/Reports/items/properties/ReportID/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err17];
												else vErrors.push(err17);
												errors++;
											}
											if (typeof data8 == "number" && isFinite(data8)) {
												if (data8 < 1 || isNaN(data8)) {
													const err18 = {
														instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1 + "/ReportID",
														schemaPath: "#/properties/publishers/items/properties/Reports/items/properties/ReportID/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err18];
													else vErrors.push(err18);
													errors++;
												}
											}
										}
										if (data7.ReportDate !== void 0) {
											if (!validate56(data7.ReportDate, {
												instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1 + "/ReportDate",
												parentData: data7,
												parentDataProperty: "ReportDate",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
												errors = vErrors.length;
											}
										}
										if (data7.ReportName !== void 0) {
											if (typeof data7.ReportName !== "string") {
												const err19 = {
													instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1 + "/ReportName",
													schemaPath: "#/properties/publishers/items/properties/Reports/items/properties/ReportName/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err19];
												else vErrors.push(err19);
												errors++;
											}
										}
									} else {
										const err20 = {
											instancePath: instancePath + "/publishers/" + i0 + "/Reports/" + i1,
											schemaPath: "#/properties/publishers/items/properties/Reports/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
								}
							} else {
								const err21 = {
									instancePath: instancePath + "/publishers/" + i0 + "/Reports",
									schemaPath: "#/properties/publishers/items/properties/Reports/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/publishers/" + i0,
							schemaPath: "#/properties/publishers/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/publishers",
					schemaPath: "#/properties/publishers/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate628.errors = vErrors;
	return errors === 0;
}
validate628.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate627.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate628(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
		errors = vErrors.length;
	}
	validate627.errors = vErrors;
	return errors === 0;
}
validate627.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check63 = validate632;
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate632.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.datetext === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datetext" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.publisherid === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publisherid" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "datetext" || key0 === "publisherid")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.datetext !== void 0) {
			let data0 = data.datetext;
			if (typeof data0 === "string") {
				if (func3(data0) > 40) {
					const err3 = {
						instancePath: instancePath + "/datetext",
						schemaPath: "#/properties/datetext/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func3(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/datetext",
						schemaPath: "#/properties/datetext/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/datetext",
					schemaPath: "#/properties/datetext/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.publisherid !== void 0) {
			let data1 = data.publisherid;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/publisherid",
					schemaPath: "#/properties/publisherid/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 2147483647 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/publisherid",
						schemaPath: "#/properties/publisherid/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/publisherid",
						schemaPath: "#/properties/publisherid/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate632.errors = vErrors;
	return errors === 0;
}
validate632.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check64 = validate633;
function validate634(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate634.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reports === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reports" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reports")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reports !== void 0) {
			let data0 = data.reports;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.SegmentMIC === void 0) {
							const err2 = {
								instancePath: instancePath + "/reports/" + i0,
								schemaPath: "#/properties/reports/items/required",
								keyword: "required",
								params: { missingProperty: "SegmentMIC" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data1.SegmentMICName === void 0) {
							const err3 = {
								instancePath: instancePath + "/reports/" + i0,
								schemaPath: "#/properties/reports/items/required",
								keyword: "required",
								params: { missingProperty: "SegmentMICName" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1.SegmentMICDescription === void 0) {
							const err4 = {
								instancePath: instancePath + "/reports/" + i0,
								schemaPath: "#/properties/reports/items/required",
								keyword: "required",
								params: { missingProperty: "SegmentMICDescription" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data1.Reports === void 0) {
							const err5 = {
								instancePath: instancePath + "/reports/" + i0,
								schemaPath: "#/properties/reports/items/required",
								keyword: "required",
								params: { missingProperty: "Reports" }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "SegmentMIC" || key1 === "SegmentMICName" || key1 === "SegmentMICDescription" || key1 === "Reports")) {
							const err6 = {
								instancePath: instancePath + "/reports/" + i0,
								schemaPath: "#/properties/reports/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data1.SegmentMIC !== void 0) {
							if (!validate136(data1.SegmentMIC, {
								instancePath: instancePath + "/reports/" + i0 + "/SegmentMIC",
								parentData: data1,
								parentDataProperty: "SegmentMIC",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data1.SegmentMICName !== void 0) {
							if (!validate136(data1.SegmentMICName, {
								instancePath: instancePath + "/reports/" + i0 + "/SegmentMICName",
								parentData: data1,
								parentDataProperty: "SegmentMICName",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data1.SegmentMICDescription !== void 0) {
							if (!validate136(data1.SegmentMICDescription, {
								instancePath: instancePath + "/reports/" + i0 + "/SegmentMICDescription",
								parentData: data1,
								parentDataProperty: "SegmentMICDescription",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
						}
						if (data1.Reports !== void 0) {
							let data5 = data1.Reports;
							if (Array.isArray(data5)) {
								const len1 = data5.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data6 = data5[i1];
									if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
										if (data6.ReportID === void 0) {
											const err7 = {
												instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/reports/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportID" }
											};
											if (vErrors === null) vErrors = [err7];
											else vErrors.push(err7);
											errors++;
										}
										if (data6.ReportName === void 0) {
											const err8 = {
												instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/reports/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportName" }
											};
											if (vErrors === null) vErrors = [err8];
											else vErrors.push(err8);
											errors++;
										}
										if (data6.ReportPath === void 0) {
											const err9 = {
												instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/reports/items/properties/Reports/items/required",
												keyword: "required",
												params: { missingProperty: "ReportPath" }
											};
											if (vErrors === null) vErrors = [err9];
											else vErrors.push(err9);
											errors++;
										}
										for (const key2 in data6) if (!(key2 === "ReportID" || key2 === "ReportName" || key2 === "ReportPath")) {
											const err10 = {
												instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1,
												schemaPath: "#/properties/reports/items/properties/Reports/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key2 }
											};
											if (vErrors === null) vErrors = [err10];
											else vErrors.push(err10);
											errors++;
										}
										if (data6.ReportID !== void 0) {
											let data7 = data6.ReportID;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												const err11 = {
													instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1 + "/ReportID",
													schemaPath: "#/properties/reports/items/properties/Reports/items/properties/ReportID/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err11];
												else vErrors.push(err11);
												errors++;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 1 || isNaN(data7)) {
													const err12 = {
														instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1 + "/ReportID",
														schemaPath: "#/properties/reports/items/properties/Reports/items/properties/ReportID/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err12];
													else vErrors.push(err12);
													errors++;
												}
											}
										}
										if (data6.ReportName !== void 0) {
											if (typeof data6.ReportName !== "string") {
												const err13 = {
													instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1 + "/ReportName",
													schemaPath: "#/properties/reports/items/properties/Reports/items/properties/ReportName/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err13];
												else vErrors.push(err13);
												errors++;
											}
										}
										if (data6.ReportPath !== void 0) {
											if (typeof data6.ReportPath !== "string") {
												const err14 = {
													instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1 + "/ReportPath",
													schemaPath: "#/properties/reports/items/properties/Reports/items/properties/ReportPath/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err14];
												else vErrors.push(err14);
												errors++;
											}
										}
									} else {
										const err15 = {
											instancePath: instancePath + "/reports/" + i0 + "/Reports/" + i1,
											schemaPath: "#/properties/reports/items/properties/Reports/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/reports/" + i0 + "/Reports",
									schemaPath: "#/properties/reports/items/properties/Reports/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/reports/" + i0,
							schemaPath: "#/properties/reports/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/reports",
					schemaPath: "#/properties/reports/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate634.errors = vErrors;
	return errors === 0;
}
validate634.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate633.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate634(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
		errors = vErrors.length;
	}
	validate633.errors = vErrors;
	return errors === 0;
}
validate633.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check65 = validate639;
function validate640(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate640.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documents === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documents")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.text === void 0) {
							const err2 = {
								instancePath: instancePath + "/documents/" + i0,
								schemaPath: "#/properties/documents/items/required",
								keyword: "required",
								params: { missingProperty: "text" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data1.href === void 0) {
							const err3 = {
								instancePath: instancePath + "/documents/" + i0,
								schemaPath: "#/properties/documents/items/required",
								keyword: "required",
								params: { missingProperty: "href" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "text" || key1 === "href")) {
							const err4 = {
								instancePath: instancePath + "/documents/" + i0,
								schemaPath: "#/properties/documents/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data1.text !== void 0) {
							if (typeof data1.text !== "string") {
								const err5 = {
									instancePath: instancePath + "/documents/" + i0 + "/text",
									schemaPath: "#/properties/documents/items/properties/text/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						}
						if (data1.href !== void 0) {
							if (typeof data1.href !== "string") {
								const err6 = {
									instancePath: instancePath + "/documents/" + i0 + "/href",
									schemaPath: "#/properties/documents/items/properties/href/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/documents/" + i0,
							schemaPath: "#/properties/documents/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate640.errors = vErrors;
	return errors === 0;
}
validate640.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate639.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate640(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
		errors = vErrors.length;
	}
	validate639.errors = vErrors;
	return errors === 0;
}
validate639.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check66 = validate642;
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate643.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern10.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate643.errors = vErrors;
	return errors === 0;
}
validate643.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate642.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version !== void 0) {
			if (!validate643(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate642.errors = vErrors;
	return errors === 0;
}
validate642.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check67 = validate645;
var schema229 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"validFrom",
		"state",
		"sections"
	],
	"properties": {
		"version": { "$ref": "contract#/$defs/TermsVersion" },
		"validFrom": {
			"type": "string",
			"format": "date"
		},
		"state": {
			"type": "string",
			"enum": [
				"in-force",
				"announced",
				"replaced"
			]
		},
		"upcoming": {
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "validFrom"],
			"properties": {
				"version": { "$ref": "contract#/$defs/TermsVersion" },
				"validFrom": {
					"type": "string",
					"format": "date"
				}
			}
		},
		"sections": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["heading", "paragraphs"],
				"properties": {
					"heading": { "type": ["string", "null"] },
					"paragraphs": {
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1
						}
					}
				}
			}
		}
	}
};
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate647.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern10.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate647.errors = vErrors;
	return errors === 0;
}
validate647.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate646.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.validFrom === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validFrom" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.state === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sections === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sections" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "validFrom" || key0 === "state" || key0 === "upcoming" || key0 === "sections")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.version !== void 0) {
			if (!validate647(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
				errors = vErrors.length;
			}
		}
		if (data.validFrom !== void 0) {
			let data1 = data.validFrom;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					const err5 = {
						instancePath: instancePath + "/validFrom",
						schemaPath: "#/properties/validFrom/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/validFrom",
					schemaPath: "#/properties/validFrom/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data2 = data.state;
			if (typeof data2 !== "string") {
				const err7 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data2 === "in-force" || data2 === "announced" || data2 === "replaced")) {
				const err8 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/enum",
					keyword: "enum",
					params: { allowedValues: schema229.properties.state.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.upcoming !== void 0) {
			let data3 = data.upcoming;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.version === void 0) {
					const err9 = {
						instancePath: instancePath + "/upcoming",
						schemaPath: "#/properties/upcoming/required",
						keyword: "required",
						params: { missingProperty: "version" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.validFrom === void 0) {
					const err10 = {
						instancePath: instancePath + "/upcoming",
						schemaPath: "#/properties/upcoming/required",
						keyword: "required",
						params: { missingProperty: "validFrom" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "version" || key1 === "validFrom")) {
					const err11 = {
						instancePath: instancePath + "/upcoming",
						schemaPath: "#/properties/upcoming/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.version !== void 0) {
					if (!validate647(data3.version, {
						instancePath: instancePath + "/upcoming/version",
						parentData: data3,
						parentDataProperty: "version",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
						errors = vErrors.length;
					}
				}
				if (data3.validFrom !== void 0) {
					let data5 = data3.validFrom;
					if (typeof data5 === "string") {
						if (!formats0.validate(data5)) {
							const err12 = {
								instancePath: instancePath + "/upcoming/validFrom",
								schemaPath: "#/properties/upcoming/properties/validFrom/format",
								keyword: "format",
								params: { format: "date" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/upcoming/validFrom",
							schemaPath: "#/properties/upcoming/properties/validFrom/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/upcoming",
					schemaPath: "#/properties/upcoming/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.sections !== void 0) {
			let data6 = data.sections;
			if (Array.isArray(data6)) {
				if (data6.length < 1) {
					const err15 = {
						instancePath: instancePath + "/sections",
						schemaPath: "#/properties/sections/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.heading === void 0) {
							const err16 = {
								instancePath: instancePath + "/sections/" + i0,
								schemaPath: "#/properties/sections/items/required",
								keyword: "required",
								params: { missingProperty: "heading" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data7.paragraphs === void 0) {
							const err17 = {
								instancePath: instancePath + "/sections/" + i0,
								schemaPath: "#/properties/sections/items/required",
								keyword: "required",
								params: { missingProperty: "paragraphs" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						for (const key2 in data7) if (!(key2 === "heading" || key2 === "paragraphs")) {
							const err18 = {
								instancePath: instancePath + "/sections/" + i0,
								schemaPath: "#/properties/sections/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data7.heading !== void 0) {
							let data8 = data7.heading;
							if (typeof data8 !== "string" && data8 !== null) {
								const err19 = {
									instancePath: instancePath + "/sections/" + i0 + "/heading",
									schemaPath: "#/properties/sections/items/properties/heading/type",
									keyword: "type",
									params: { type: schema229.properties.sections.items.properties.heading.type }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						if (data7.paragraphs !== void 0) {
							let data9 = data7.paragraphs;
							if (Array.isArray(data9)) {
								if (data9.length < 1) {
									const err20 = {
										instancePath: instancePath + "/sections/" + i0 + "/paragraphs",
										schemaPath: "#/properties/sections/items/properties/paragraphs/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								const len1 = data9.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data10 = data9[i1];
									if (typeof data10 === "string") {
										if (func3(data10) < 1) {
											const err21 = {
												instancePath: instancePath + "/sections/" + i0 + "/paragraphs/" + i1,
												schemaPath: "#/properties/sections/items/properties/paragraphs/items/minLength",
												keyword: "minLength",
												params: { limit: 1 }
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
									} else {
										const err22 = {
											instancePath: instancePath + "/sections/" + i0 + "/paragraphs/" + i1,
											schemaPath: "#/properties/sections/items/properties/paragraphs/items/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
							} else {
								const err23 = {
									instancePath: instancePath + "/sections/" + i0 + "/paragraphs",
									schemaPath: "#/properties/sections/items/properties/paragraphs/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/sections/" + i0,
							schemaPath: "#/properties/sections/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/sections",
					schemaPath: "#/properties/sections/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate646.errors = vErrors;
	return errors === 0;
}
validate646.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate645.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate646(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
		errors = vErrors.length;
	}
	validate645.errors = vErrors;
	return errors === 0;
}
validate645.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check68 = validate651;
var schema231 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["name"],
	"properties": { "name": {
		"type": "string",
		"enum": [
			"privacy",
			"accessibility",
			"cookies",
			"disclaimer",
			"modern-slavery"
		]
	} },
	"$id": "check68"
};
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate651.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "privacy" || data0 === "accessibility" || data0 === "cookies" || data0 === "disclaimer" || data0 === "modern-slavery")) {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/enum",
					keyword: "enum",
					params: { allowedValues: schema231.properties.name.enum }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate651.errors = vErrors;
	return errors === 0;
}
validate651.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check69 = validate652;
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate652.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.publisherid === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publisherid" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.datetext === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "datetext" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "publisherid" || key0 === "datetext")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.publisherid !== void 0) {
			let data0 = data.publisherid;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err3 = {
					instancePath: instancePath + "/publisherid",
					schemaPath: "#/properties/publisherid/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 2147483647 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/publisherid",
						schemaPath: "#/properties/publisherid/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						}
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/publisherid",
						schemaPath: "#/properties/publisherid/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.datetext !== void 0) {
			let data1 = data.datetext;
			if (typeof data1 === "string") {
				if (func3(data1) > 40) {
					const err6 = {
						instancePath: instancePath + "/datetext",
						schemaPath: "#/properties/datetext/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func3(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/datetext",
						schemaPath: "#/properties/datetext/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/datetext",
					schemaPath: "#/properties/datetext/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate652.errors = vErrors;
	return errors === 0;
}
validate652.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check70 = validate653;
var schema234 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"PublisherID",
		"PublisherName",
		"Years"
	],
	"properties": {
		"PublisherID": {
			"type": "integer",
			"minimum": 1
		},
		"PublisherName": { "type": "string" },
		"Years": {
			"type": "array",
			"minItems": 1,
			"maxItems": 2,
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"ReportDate",
					"Year",
					"ReportPath",
					"Classes"
				],
				"properties": {
					"ReportDate": { "$ref": "contract#/$defs/DateText" },
					"Year": { "type": "integer" },
					"ReportPath": { "type": "string" },
					"Classes": {
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": [
								"ClassOfInstruments",
								"ClientKind",
								"FewTrades",
								"Venues"
							],
							"properties": {
								"ClassOfInstruments": { "type": "string" },
								"ClientKind": {
									"type": "string",
									"enum": ["Retail", "Professional"]
								},
								"FewTrades": { "type": "boolean" },
								"Venues": {
									"type": "array",
									"maxItems": 5,
									"items": {
										"type": "object",
										"additionalProperties": false,
										"required": [
											"Rank",
											"Name",
											"Code",
											"CodeType",
											"VolumePercent",
											"OrdersPercent",
											"PassivePercent",
											"AggressivePercent",
											"DirectedPercent"
										],
										"properties": {
											"Rank": {
												"type": "integer",
												"minimum": 1,
												"maximum": 5
											},
											"Name": { "type": "string" },
											"Code": { "type": "string" },
											"CodeType": {
												"type": "string",
												"enum": ["MIC", "LEI"]
											},
											"VolumePercent": { "type": "string" },
											"OrdersPercent": { "type": "string" },
											"PassivePercent": { "type": "string" },
											"AggressivePercent": { "type": "string" },
											"DirectedPercent": { "type": "string" }
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
};
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate654.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.PublisherID === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PublisherID" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.PublisherName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "PublisherName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Years === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Years" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "PublisherID" || key0 === "PublisherName" || key0 === "Years")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.PublisherID !== void 0) {
			let data0 = data.PublisherID;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/PublisherID",
					schemaPath: "#/properties/PublisherID/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/PublisherID",
						schemaPath: "#/properties/PublisherID/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.PublisherName !== void 0) {
			if (typeof data.PublisherName !== "string") {
				const err6 = {
					instancePath: instancePath + "/PublisherName",
					schemaPath: "#/properties/PublisherName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.Years !== void 0) {
			let data2 = data.Years;
			if (Array.isArray(data2)) {
				if (data2.length > 2) {
					const err7 = {
						instancePath: instancePath + "/Years",
						schemaPath: "#/properties/Years/maxItems",
						keyword: "maxItems",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2.length < 1) {
					const err8 = {
						instancePath: instancePath + "/Years",
						schemaPath: "#/properties/Years/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.ReportDate === void 0) {
							const err9 = {
								instancePath: instancePath + "/Years/" + i0,
								schemaPath: "#/properties/Years/items/required",
								keyword: "required",
								params: { missingProperty: "ReportDate" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.Year === void 0) {
							const err10 = {
								instancePath: instancePath + "/Years/" + i0,
								schemaPath: "#/properties/Years/items/required",
								keyword: "required",
								params: { missingProperty: "Year" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.ReportPath === void 0) {
							const err11 = {
								instancePath: instancePath + "/Years/" + i0,
								schemaPath: "#/properties/Years/items/required",
								keyword: "required",
								params: { missingProperty: "ReportPath" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data3.Classes === void 0) {
							const err12 = {
								instancePath: instancePath + "/Years/" + i0,
								schemaPath: "#/properties/Years/items/required",
								keyword: "required",
								params: { missingProperty: "Classes" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						for (const key1 in data3) if (!(key1 === "ReportDate" || key1 === "Year" || key1 === "ReportPath" || key1 === "Classes")) {
							const err13 = {
								instancePath: instancePath + "/Years/" + i0,
								schemaPath: "#/properties/Years/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data3.ReportDate !== void 0) {
							if (!validate56(data3.ReportDate, {
								instancePath: instancePath + "/Years/" + i0 + "/ReportDate",
								parentData: data3,
								parentDataProperty: "ReportDate",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
						}
						if (data3.Year !== void 0) {
							let data5 = data3.Year;
							if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
								const err14 = {
									instancePath: instancePath + "/Years/" + i0 + "/Year",
									schemaPath: "#/properties/Years/items/properties/Year/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data3.ReportPath !== void 0) {
							if (typeof data3.ReportPath !== "string") {
								const err15 = {
									instancePath: instancePath + "/Years/" + i0 + "/ReportPath",
									schemaPath: "#/properties/Years/items/properties/ReportPath/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data3.Classes !== void 0) {
							let data7 = data3.Classes;
							if (Array.isArray(data7)) {
								const len1 = data7.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data8 = data7[i1];
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										if (data8.ClassOfInstruments === void 0) {
											const err16 = {
												instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
												schemaPath: "#/properties/Years/items/properties/Classes/items/required",
												keyword: "required",
												params: { missingProperty: "ClassOfInstruments" }
											};
											if (vErrors === null) vErrors = [err16];
											else vErrors.push(err16);
											errors++;
										}
										if (data8.ClientKind === void 0) {
											const err17 = {
												instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
												schemaPath: "#/properties/Years/items/properties/Classes/items/required",
												keyword: "required",
												params: { missingProperty: "ClientKind" }
											};
											if (vErrors === null) vErrors = [err17];
											else vErrors.push(err17);
											errors++;
										}
										if (data8.FewTrades === void 0) {
											const err18 = {
												instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
												schemaPath: "#/properties/Years/items/properties/Classes/items/required",
												keyword: "required",
												params: { missingProperty: "FewTrades" }
											};
											if (vErrors === null) vErrors = [err18];
											else vErrors.push(err18);
											errors++;
										}
										if (data8.Venues === void 0) {
											const err19 = {
												instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
												schemaPath: "#/properties/Years/items/properties/Classes/items/required",
												keyword: "required",
												params: { missingProperty: "Venues" }
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										for (const key2 in data8) if (!(key2 === "ClassOfInstruments" || key2 === "ClientKind" || key2 === "FewTrades" || key2 === "Venues")) {
											const err20 = {
												instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
												schemaPath: "#/properties/Years/items/properties/Classes/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key2 }
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										if (data8.ClassOfInstruments !== void 0) {
											if (typeof data8.ClassOfInstruments !== "string") {
												const err21 = {
													instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/ClassOfInstruments",
													schemaPath: "#/properties/Years/items/properties/Classes/items/properties/ClassOfInstruments/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
											}
										}
										if (data8.ClientKind !== void 0) {
											let data10 = data8.ClientKind;
											if (typeof data10 !== "string") {
												const err22 = {
													instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/ClientKind",
													schemaPath: "#/properties/Years/items/properties/Classes/items/properties/ClientKind/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err22];
												else vErrors.push(err22);
												errors++;
											}
											if (!(data10 === "Retail" || data10 === "Professional")) {
												const err23 = {
													instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/ClientKind",
													schemaPath: "#/properties/Years/items/properties/Classes/items/properties/ClientKind/enum",
													keyword: "enum",
													params: { allowedValues: schema234.properties.Years.items.properties.Classes.items.properties.ClientKind.enum }
												};
												if (vErrors === null) vErrors = [err23];
												else vErrors.push(err23);
												errors++;
											}
										}
										if (data8.FewTrades !== void 0) {
											if (typeof data8.FewTrades !== "boolean") {
												const err24 = {
													instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/FewTrades",
													schemaPath: "#/properties/Years/items/properties/Classes/items/properties/FewTrades/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err24];
												else vErrors.push(err24);
												errors++;
											}
										}
										if (data8.Venues !== void 0) {
											let data12 = data8.Venues;
											if (Array.isArray(data12)) {
												if (data12.length > 5) {
													const err25 = {
														instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues",
														schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/maxItems",
														keyword: "maxItems",
														params: { limit: 5 }
													};
													if (vErrors === null) vErrors = [err25];
													else vErrors.push(err25);
													errors++;
												}
												const len2 = data12.length;
												for (let i2 = 0; i2 < len2; i2++) {
													let data13 = data12[i2];
													if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
														if (data13.Rank === void 0) {
															const err26 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "Rank" }
															};
															if (vErrors === null) vErrors = [err26];
															else vErrors.push(err26);
															errors++;
														}
														if (data13.Name === void 0) {
															const err27 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "Name" }
															};
															if (vErrors === null) vErrors = [err27];
															else vErrors.push(err27);
															errors++;
														}
														if (data13.Code === void 0) {
															const err28 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "Code" }
															};
															if (vErrors === null) vErrors = [err28];
															else vErrors.push(err28);
															errors++;
														}
														if (data13.CodeType === void 0) {
															const err29 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "CodeType" }
															};
															if (vErrors === null) vErrors = [err29];
															else vErrors.push(err29);
															errors++;
														}
														if (data13.VolumePercent === void 0) {
															const err30 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "VolumePercent" }
															};
															if (vErrors === null) vErrors = [err30];
															else vErrors.push(err30);
															errors++;
														}
														if (data13.OrdersPercent === void 0) {
															const err31 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "OrdersPercent" }
															};
															if (vErrors === null) vErrors = [err31];
															else vErrors.push(err31);
															errors++;
														}
														if (data13.PassivePercent === void 0) {
															const err32 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "PassivePercent" }
															};
															if (vErrors === null) vErrors = [err32];
															else vErrors.push(err32);
															errors++;
														}
														if (data13.AggressivePercent === void 0) {
															const err33 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "AggressivePercent" }
															};
															if (vErrors === null) vErrors = [err33];
															else vErrors.push(err33);
															errors++;
														}
														if (data13.DirectedPercent === void 0) {
															const err34 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/required",
																keyword: "required",
																params: { missingProperty: "DirectedPercent" }
															};
															if (vErrors === null) vErrors = [err34];
															else vErrors.push(err34);
															errors++;
														}
														for (const key3 in data13) if (!func1.call(schema234.properties.Years.items.properties.Classes.items.properties.Venues.items.properties, key3)) {
															const err35 = {
																instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
																schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/additionalProperties",
																keyword: "additionalProperties",
																params: { additionalProperty: key3 }
															};
															if (vErrors === null) vErrors = [err35];
															else vErrors.push(err35);
															errors++;
														}
														if (data13.Rank !== void 0) {
															let data14 = data13.Rank;
															if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																const err36 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/Rank",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/Rank/type",
																	keyword: "type",
																	params: { type: "integer" }
																};
																if (vErrors === null) vErrors = [err36];
																else vErrors.push(err36);
																errors++;
															}
															if (typeof data14 == "number" && isFinite(data14)) {
																if (data14 > 5 || isNaN(data14)) {
																	const err37 = {
																		instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/Rank",
																		schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/Rank/maximum",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 5
																		}
																	};
																	if (vErrors === null) vErrors = [err37];
																	else vErrors.push(err37);
																	errors++;
																}
																if (data14 < 1 || isNaN(data14)) {
																	const err38 = {
																		instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/Rank",
																		schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/Rank/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 1
																		}
																	};
																	if (vErrors === null) vErrors = [err38];
																	else vErrors.push(err38);
																	errors++;
																}
															}
														}
														if (data13.Name !== void 0) {
															if (typeof data13.Name !== "string") {
																const err39 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/Name",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/Name/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err39];
																else vErrors.push(err39);
																errors++;
															}
														}
														if (data13.Code !== void 0) {
															if (typeof data13.Code !== "string") {
																const err40 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/Code",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/Code/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err40];
																else vErrors.push(err40);
																errors++;
															}
														}
														if (data13.CodeType !== void 0) {
															let data17 = data13.CodeType;
															if (typeof data17 !== "string") {
																const err41 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/CodeType",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/CodeType/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err41];
																else vErrors.push(err41);
																errors++;
															}
															if (!(data17 === "MIC" || data17 === "LEI")) {
																const err42 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/CodeType",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/CodeType/enum",
																	keyword: "enum",
																	params: { allowedValues: schema234.properties.Years.items.properties.Classes.items.properties.Venues.items.properties.CodeType.enum }
																};
																if (vErrors === null) vErrors = [err42];
																else vErrors.push(err42);
																errors++;
															}
														}
														if (data13.VolumePercent !== void 0) {
															if (typeof data13.VolumePercent !== "string") {
																const err43 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/VolumePercent",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/VolumePercent/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err43];
																else vErrors.push(err43);
																errors++;
															}
														}
														if (data13.OrdersPercent !== void 0) {
															if (typeof data13.OrdersPercent !== "string") {
																const err44 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/OrdersPercent",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/OrdersPercent/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err44];
																else vErrors.push(err44);
																errors++;
															}
														}
														if (data13.PassivePercent !== void 0) {
															if (typeof data13.PassivePercent !== "string") {
																const err45 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/PassivePercent",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/PassivePercent/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err45];
																else vErrors.push(err45);
																errors++;
															}
														}
														if (data13.AggressivePercent !== void 0) {
															if (typeof data13.AggressivePercent !== "string") {
																const err46 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/AggressivePercent",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/AggressivePercent/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err46];
																else vErrors.push(err46);
																errors++;
															}
														}
														if (data13.DirectedPercent !== void 0) {
															if (typeof data13.DirectedPercent !== "string") {
																const err47 = {
																	instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2 + "/DirectedPercent",
																	schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/properties/DirectedPercent/type",
																	keyword: "type",
																	params: { type: "string" }
																};
																if (vErrors === null) vErrors = [err47];
																else vErrors.push(err47);
																errors++;
															}
														}
													} else {
														const err48 = {
															instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues/" + i2,
															schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/items/type",
															keyword: "type",
															params: { type: "object" }
														};
														if (vErrors === null) vErrors = [err48];
														else vErrors.push(err48);
														errors++;
													}
												}
											} else {
												const err49 = {
													instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1 + "/Venues",
													schemaPath: "#/properties/Years/items/properties/Classes/items/properties/Venues/type",
													keyword: "type",
													params: { type: "array" }
												};
												if (vErrors === null) vErrors = [err49];
												else vErrors.push(err49);
												errors++;
											}
										}
									} else {
										const err50 = {
											instancePath: instancePath + "/Years/" + i0 + "/Classes/" + i1,
											schemaPath: "#/properties/Years/items/properties/Classes/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								}
							} else {
								const err51 = {
									instancePath: instancePath + "/Years/" + i0 + "/Classes",
									schemaPath: "#/properties/Years/items/properties/Classes/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
					} else {
						const err52 = {
							instancePath: instancePath + "/Years/" + i0,
							schemaPath: "#/properties/Years/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/Years",
					schemaPath: "#/properties/Years/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
	} else {
		const err54 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err54];
		else vErrors.push(err54);
		errors++;
	}
	validate654.errors = vErrors;
	return errors === 0;
}
validate654.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate653.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate654(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate654.errors : vErrors.concat(validate654.errors);
		errors = vErrors.length;
	}
	validate653.errors = vErrors;
	return errors === 0;
}
validate653.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check71 = validate657;
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate657.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 === "string") {
				if (func3(data0) > 500) {
					const err3 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate657.errors = vErrors;
	return errors === 0;
}
validate657.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check72 = validate658;
var schema238 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"dataType",
		"venue",
		"venueName",
		"span",
		"from",
		"to",
		"format",
		"lines",
		"bytes",
		"sha256",
		"opensAt"
	],
	"properties": {
		"path": { "type": "string" },
		"dataType": {
			"type": "string",
			"enum": ["order", "trade"]
		},
		"venue": { "type": "string" },
		"venueName": { "type": "string" },
		"span": {
			"type": "string",
			"enum": [
				"minute",
				"quarter",
				"day"
			]
		},
		"from": { "type": "string" },
		"to": { "type": "string" },
		"format": {
			"type": "string",
			"enum": ["csv", "ndjson"]
		},
		"lines": {
			"type": "integer",
			"minimum": 0
		},
		"bytes": {
			"type": "integer",
			"minimum": 0
		},
		"sha256": { "type": "string" },
		"opensAt": { "type": "string" }
	}
};
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate660.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.dataType === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "dataType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.venue === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "venue" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.venueName === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "venueName" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.span === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "span" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.from === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.to === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.format === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "format" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.lines === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lines" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.bytes === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bytes" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.sha256 === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.opensAt === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "opensAt" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema238.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.path !== void 0) {
			if (typeof data.path !== "string") {
				const err13 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.dataType !== void 0) {
			let data1 = data.dataType;
			if (typeof data1 !== "string") {
				const err14 = {
					instancePath: instancePath + "/dataType",
					schemaPath: "#/properties/dataType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data1 === "order" || data1 === "trade")) {
				const err15 = {
					instancePath: instancePath + "/dataType",
					schemaPath: "#/properties/dataType/enum",
					keyword: "enum",
					params: { allowedValues: schema238.properties.dataType.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.venue !== void 0) {
			if (typeof data.venue !== "string") {
				const err16 = {
					instancePath: instancePath + "/venue",
					schemaPath: "#/properties/venue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.venueName !== void 0) {
			if (typeof data.venueName !== "string") {
				const err17 = {
					instancePath: instancePath + "/venueName",
					schemaPath: "#/properties/venueName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.span !== void 0) {
			let data4 = data.span;
			if (typeof data4 !== "string") {
				const err18 = {
					instancePath: instancePath + "/span",
					schemaPath: "#/properties/span/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data4 === "minute" || data4 === "quarter" || data4 === "day")) {
				const err19 = {
					instancePath: instancePath + "/span",
					schemaPath: "#/properties/span/enum",
					keyword: "enum",
					params: { allowedValues: schema238.properties.span.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (typeof data.from !== "string") {
				const err20 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.to !== void 0) {
			if (typeof data.to !== "string") {
				const err21 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.format !== void 0) {
			let data7 = data.format;
			if (typeof data7 !== "string") {
				const err22 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data7 === "csv" || data7 === "ndjson")) {
				const err23 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema238.properties.format.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.lines !== void 0) {
			let data8 = data.lines;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err24 = {
					instancePath: instancePath + "/lines",
					schemaPath: "#/properties/lines/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err25 = {
						instancePath: instancePath + "/lines",
						schemaPath: "#/properties/lines/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.bytes !== void 0) {
			let data9 = data.bytes;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err26 = {
					instancePath: instancePath + "/bytes",
					schemaPath: "#/properties/bytes/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 < 0 || isNaN(data9)) {
					const err27 = {
						instancePath: instancePath + "/bytes",
						schemaPath: "#/properties/bytes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		if (data.sha256 !== void 0) {
			if (typeof data.sha256 !== "string") {
				const err28 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/properties/sha256/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.opensAt !== void 0) {
			if (typeof data.opensAt !== "string") {
				const err29 = {
					instancePath: instancePath + "/opensAt",
					schemaPath: "#/properties/opensAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate660.errors = vErrors;
	return errors === 0;
}
validate660.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate659.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delayMinutes === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delayMinutes" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.guide === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guide" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.files === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "files" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "delayMinutes" || key0 === "updatedAt" || key0 === "guide" || key0 === "files")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err6 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.delayMinutes !== void 0) {
			let data1 = data.delayMinutes;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/delayMinutes",
					schemaPath: "#/properties/delayMinutes/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			if (typeof data.updatedAt !== "string") {
				const err8 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.guide !== void 0) {
			if (typeof data.guide !== "string") {
				const err9 = {
					instancePath: instancePath + "/guide",
					schemaPath: "#/properties/guide/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.files !== void 0) {
			let data4 = data.files;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate660(data4[i0], {
					instancePath: instancePath + "/files/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/files",
					schemaPath: "#/properties/files/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate659.errors = vErrors;
	return errors === 0;
}
validate659.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate658.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate659(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
		errors = vErrors.length;
	}
	validate658.errors = vErrors;
	return errors === 0;
}
validate658.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check73 = validate663;
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate663.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.day === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "day" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "day" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.day !== void 0) {
			let data0 = data.day;
			if (typeof data0 === "string") {
				if (func3(data0) > 500) {
					const err3 = {
						instancePath: instancePath + "/day",
						schemaPath: "#/properties/day/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/day",
					schemaPath: "#/properties/day/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate663.errors = vErrors;
	return errors === 0;
}
validate663.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check74 = validate664;
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate665.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.files === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "files" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "files")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.files !== void 0) {
			let data0 = data.files;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate660(data0[i0], {
					instancePath: instancePath + "/files/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/files",
					schemaPath: "#/properties/files/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate665.errors = vErrors;
	return errors === 0;
}
validate665.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate664.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate665(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
		errors = vErrors.length;
	}
	validate664.errors = vErrors;
	return errors === 0;
}
validate664.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var check75 = validate668;
var schema243 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"dataType",
		"lines",
		"added",
		"known",
		"instrumentsAdded",
		"sha256"
	],
	"properties": {
		"dataType": {
			"type": "string",
			"enum": ["order", "trade"]
		},
		"lines": {
			"type": "integer",
			"minimum": 1
		},
		"added": {
			"type": "integer",
			"minimum": 0
		},
		"known": {
			"type": "integer",
			"minimum": 0
		},
		"instrumentsAdded": {
			"type": "integer",
			"minimum": 0
		},
		"sha256": { "type": "string" }
	}
};
function validate669(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate669.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dataType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "dataType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lines === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lines" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.added === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.known === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "known" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.instrumentsAdded === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instrumentsAdded" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sha256 === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "dataType" || key0 === "lines" || key0 === "added" || key0 === "known" || key0 === "instrumentsAdded" || key0 === "sha256")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.dataType !== void 0) {
			let data0 = data.dataType;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/dataType",
					schemaPath: "#/properties/dataType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data0 === "order" || data0 === "trade")) {
				const err8 = {
					instancePath: instancePath + "/dataType",
					schemaPath: "#/properties/dataType/enum",
					keyword: "enum",
					params: { allowedValues: schema243.properties.dataType.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.lines !== void 0) {
			let data1 = data.lines;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err9 = {
					instancePath: instancePath + "/lines",
					schemaPath: "#/properties/lines/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err10 = {
						instancePath: instancePath + "/lines",
						schemaPath: "#/properties/lines/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.added !== void 0) {
			let data2 = data.added;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/added",
					schemaPath: "#/properties/added/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err12 = {
						instancePath: instancePath + "/added",
						schemaPath: "#/properties/added/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.known !== void 0) {
			let data3 = data.known;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err13 = {
					instancePath: instancePath + "/known",
					schemaPath: "#/properties/known/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err14 = {
						instancePath: instancePath + "/known",
						schemaPath: "#/properties/known/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.instrumentsAdded !== void 0) {
			let data4 = data.instrumentsAdded;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err15 = {
					instancePath: instancePath + "/instrumentsAdded",
					schemaPath: "#/properties/instrumentsAdded/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err16 = {
						instancePath: instancePath + "/instrumentsAdded",
						schemaPath: "#/properties/instrumentsAdded/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.sha256 !== void 0) {
			if (typeof data.sha256 !== "string") {
				const err17 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/properties/sha256/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate669.errors = vErrors;
	return errors === 0;
}
validate669.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate668.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate669(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
		errors = vErrors.length;
	}
	validate668.errors = vErrors;
	return errors === 0;
}
validate668.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var operationValidators = {
	"getUserInfo": {
		"responses": {
			"200": check1,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"getConfig": {
		"responses": {
			"200": check3,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"signIn": {
		"body": check4,
		"responses": {
			"200": check5,
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"createSession": {
		"body": check6,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"logoutByLink": {
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"503": check2,
			"default": check2
		},
		"statuses": [
			"303",
			"400",
			"401",
			"403",
			"429",
			"503",
			"default"
		]
	},
	"logout": {
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"register": {
		"body": check7,
		"responses": {
			"200": check8,
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"requestPasswordRestore": {
		"body": check9,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"getSecurityQuestion": {
		"params": check10,
		"responses": {
			"200": check11,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"restorePassword": {
		"params": check10,
		"body": check12,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"404",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"changePassword": {
		"body": check13,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"getUserDetails": {
		"responses": {
			"200": check14,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"setUserDetails": {
		"body": check15,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"exportUserDetails": {
		"responses": {
			"200": check16,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"listApiKeys": {
		"responses": {
			"200": check17,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"createApiKey": {
		"body": check18,
		"responses": {
			"201": check19,
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"201",
			"400",
			"401",
			"403",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"revokeApiKey": {
		"body": check20,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"404",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"listSavedViews": {
		"responses": {
			"200": check21,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"saveView": {
		"body": check22,
		"responses": {
			"200": check23,
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"renameSavedView": {
		"body": check24,
		"responses": {
			"200": check23,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"removeSavedView": {
		"body": check25,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"listTradingVenues": {
		"responses": {
			"200": check26,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"listFeedVenues": {
		"query": check27,
		"responses": {
			"200": check28,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listFeedAssetClasses": {
		"query": check29,
		"responses": {
			"200": check30,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listFeedSubAssetClasses": {
		"query": check31,
		"responses": {
			"200": check32,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listFeedInstruments": {
		"query": check33,
		"responses": {
			"200": check34,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"findInstruments": {
		"query": check35,
		"responses": {
			"200": check36,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listFeedSegments": {
		"query": check37,
		"responses": {
			"200": check38,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listFeedOrderTypes": {
		"query": check39,
		"responses": {
			"200": check40,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getFeedData": {
		"query": check41,
		"responses": {
			"200": check42,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"304",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getFeedRow": {
		"query": check43,
		"responses": {
			"200": check44,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"streamFeedData": {
		"query": check45,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"409": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"409",
			"429",
			"500",
			"503"
		]
	},
	"exportFeedData": {
		"query": check46,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getHistory": {
		"query": check47,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getSubscription": {
		"responses": {
			"200": check48,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"priceSubscription": {
		"body": check49,
		"responses": {
			"200": check50,
			"400": check2,
			"401": check2,
			"403": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"changeSubscription": {
		"body": check49,
		"responses": {
			"200": check51,
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"setAutoRenewal": {
		"body": check52,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"terminateSubscription": {
		"responses": {
			"200": check53,
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"409",
			"429",
			"500",
			"503"
		]
	},
	"createPayment": {
		"body": check54,
		"responses": {
			"200": check55,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"409": check2,
			"413": check2,
			"422": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"409",
			"413",
			"422",
			"429",
			"500",
			"503"
		]
	},
	"checkPayment": {
		"body": check54,
		"responses": {
			"200": check56,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"executePayment": {
		"body": check57,
		"responses": {
			"200": check56,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"409": check2,
			"413": check2,
			"422": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"409",
			"413",
			"422",
			"429",
			"500",
			"503"
		]
	},
	"cancelPayment": {
		"body": check58,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"409": check2,
			"413": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"204",
			"400",
			"401",
			"403",
			"404",
			"409",
			"413",
			"429",
			"500",
			"503"
		]
	},
	"listPayments": {
		"responses": {
			"200": check59,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"getReceipt": {
		"query": check60,
		"responses": {
			"200": check61,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"downloadReceipt": {
		"query": check60,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listPublishers": {
		"responses": {
			"200": check62,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"listReports": {
		"query": check63,
		"responses": {
			"200": check64,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"listDocuments": {
		"responses": {
			"200": check65,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"getTerms": {
		"query": check66,
		"responses": {
			"200": check67,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getLegalText": {
		"params": check68,
		"responses": {
			"200": check67,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"getRts28": {
		"query": check69,
		"responses": {
			"200": check70,
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"429",
			"500",
			"503"
		]
	},
	"checkFile": {
		"params": check71,
		"responses": {},
		"statuses": [
			"200",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"downloadFile": {
		"params": check71,
		"responses": {
			"400": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"206",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"checkOpenDataIndex": {
		"responses": {},
		"statuses": [
			"200",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"downloadOpenDataIndex": {
		"responses": {
			"200": check72,
			"400": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"206",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"checkOpenDataFile": {
		"params": check73,
		"responses": {},
		"statuses": [
			"200",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"downloadOpenDataFile": {
		"params": check73,
		"responses": {
			"400": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"206",
			"304",
			"400",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"listSliceFiles": {
		"responses": {
			"200": check74,
			"400": check2,
			"401": check2,
			"403": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"429",
			"500",
			"503"
		]
	},
	"checkSliceFile": {
		"params": check73,
		"responses": {},
		"statuses": [
			"200",
			"304",
			"400",
			"401",
			"403",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"downloadSliceFile": {
		"params": check73,
		"responses": {
			"400": check2,
			"401": check2,
			"403": check2,
			"404": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"206",
			"304",
			"400",
			"401",
			"403",
			"404",
			"416",
			"429",
			"500",
			"503"
		]
	},
	"publishFile": {
		"responses": {
			"200": check75,
			"400": check2,
			"401": check2,
			"403": check2,
			"409": check2,
			"413": check2,
			"422": check2,
			"429": check2,
			"500": check2,
			"503": check2
		},
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"409",
			"413",
			"422",
			"429",
			"500",
			"503"
		]
	}
};
export { operationValidators };
