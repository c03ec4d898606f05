// Generated from fake/script/schema by `npm run generate`. Change that, not this file.
// @ts-nocheck
import type { Validator } from '../../spec/validator.ts'
// validators.js
export const script: Validator = validate10;
var schema11 = { "type": "object", "properties": { "$schema": { "type": "string" }, "seed": { "type": ["string", "integer"], "default": "fake" }, "otherwise": { "type": "string", "enum": ["answer", "refuse"], "default": "answer" }, "answers": { "type": "object", "additionalProperties": { "type": ["number", "string", "object", "array"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 }, "items": { "type": ["number", "string", "object"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 } }, "minItems": 1 } }, "steps": { "type": "array", "items": { "type": "object", "minProperties": 1, "properties": { "name": { "type": "string", "minLength": 1 }, "when": { "type": "object", "properties": { "method": { "type": "string", "pattern": "^[A-Z][A-Z-]*$" }, "path": { "type": "string", "pattern": "^[/*]" }, "headers": { "type": "object", "additionalProperties": { "type": ["string", "object"], "minProperties": 1, "properties": { "is": {}, "contains": { "type": "string", "minLength": 1 }, "regex": { "type": "string", "minLength": 1 }, "flags": { "type": "string", "pattern": "^[ims]+$" }, "schema": { "type": "object" } }, "additionalProperties": false, "if": { "required": ["flags"] }, "then": { "required": ["regex"] } }, "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" } }, "body": { "type": ["string", "object"], "minProperties": 1, "properties": { "is": {}, "contains": { "type": "string", "minLength": 1 }, "regex": { "type": "string", "minLength": 1 }, "flags": { "type": "string", "pattern": "^[ims]+$" }, "schema": { "type": "object" } }, "additionalProperties": false, "if": { "required": ["flags"] }, "then": { "required": ["regex"] } }, "question": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["noul", "choice", "score"] }, "instructions": { "type": ["string", "object"], "minProperties": 1, "properties": { "is": {}, "contains": { "type": "string", "minLength": 1 }, "regex": { "type": "string", "minLength": 1 }, "flags": { "type": "string", "pattern": "^[ims]+$" }, "schema": { "type": "object" } }, "additionalProperties": false, "if": { "required": ["flags"] }, "then": { "required": ["regex"] } }, "asked": { "type": ["integer", "string", "object"], "minimum": 1, "pattern": "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$", "minProperties": 1, "properties": { "from": { "type": "integer", "minimum": 1 }, "to": { "type": "integer", "minimum": 1 } }, "additionalProperties": false }, "state": { "type": ["string", "object"], "minProperties": 1, "properties": { "is": {}, "contains": { "type": "string", "minLength": 1 }, "regex": { "type": "string", "minLength": 1 }, "flags": { "type": "string", "pattern": "^[ims]+$" }, "schema": { "type": "object" } }, "additionalProperties": false, "if": { "required": ["flags"] }, "then": { "required": ["regex"] } }, "request": { "type": ["integer", "string", "object"], "minimum": 1, "pattern": "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$", "minProperties": 1, "properties": { "from": { "type": "integer", "minimum": 1 }, "to": { "type": "integer", "minimum": 1 } }, "additionalProperties": false }, "connection": { "type": ["integer", "string", "object"], "minimum": 1, "pattern": "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$", "minProperties": 1, "properties": { "from": { "type": "integer", "minimum": 1 }, "to": { "type": "integer", "minimum": 1 } }, "additionalProperties": false }, "session": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "times": { "type": "integer", "minimum": 1 }, "probability": { "type": "number", "minimum": 0, "maximum": 1, "default": 1 }, "answers": { "type": "object", "additionalProperties": { "type": ["number", "string", "object", "array"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 }, "items": { "type": ["number", "string", "object"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 } }, "minItems": 1 } }, "status": { "type": "integer", "minimum": 100, "maximum": 999 }, "headers": { "type": "object", "additionalProperties": { "type": ["string", "integer", "null"], "pattern": "^[^\\r\\n\\u0000]*$" }, "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" } }, "body": { "type": ["string", "object", "array"], "allOf": [{ "if": { "required": ["text"], "maxProperties": 1 }, "then": { "properties": { "text": { "type": "string" } } } }, { "if": { "required": ["base64"], "maxProperties": 1 }, "then": { "properties": { "base64": { "type": "string", "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" } } } }] }, "protocol": {}, "model": { "type": "string" }, "delay": { "type": ["number", "object", "array"], "minimum": 0, "maximum": 36e5, "minProperties": 1, "properties": { "before": { "type": "string", "enum": ["head", "body", "chunk"], "default": "head" }, "ms": { "type": "number", "minimum": 0, "maximum": 36e5 }, "uniform": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 36e5 }, "minItems": 2, "maxItems": 2 }, "log-normal": { "type": "object", "required": ["median", "sigma"], "properties": { "median": { "type": "number", "exclusiveMinimum": 0, "maximum": 36e5 }, "sigma": { "type": "number", "minimum": 0, "maximum": 3 } }, "additionalProperties": false }, "bytes": { "type": "integer", "minimum": 1 } }, "additionalProperties": false, "allOf": [{ "if": { "required": ["bytes"] }, "then": { "required": ["before"], "properties": { "before": { "const": "chunk" } } } }, { "if": { "required": ["before"], "properties": { "before": { "const": "chunk" } } }, "then": { "required": ["bytes"] } }], "items": { "type": ["number", "object"], "minimum": 0, "maximum": 36e5, "minProperties": 1, "properties": { "before": { "type": "string", "enum": ["head", "body", "chunk"], "default": "head" }, "ms": { "type": "number", "minimum": 0, "maximum": 36e5 }, "uniform": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 36e5 }, "minItems": 2, "maxItems": 2 }, "log-normal": { "type": "object", "required": ["median", "sigma"], "properties": { "median": { "type": "number", "exclusiveMinimum": 0, "maximum": 36e5 }, "sigma": { "type": "number", "minimum": 0, "maximum": 3 } }, "additionalProperties": false }, "bytes": { "type": "integer", "minimum": 1 } }, "additionalProperties": false, "allOf": [{ "if": { "required": ["bytes"] }, "then": { "required": ["before"], "properties": { "before": { "const": "chunk" } } } }, { "if": { "required": ["before"], "properties": { "before": { "const": "chunk" } } }, "then": { "required": ["bytes"] } }] }, "minItems": 1 }, "fault": { "type": ["string", "object", "array"], "minProperties": 1, "maxProperties": 1, "additionalProperties": { "type": "object", "additionalProperties": { "type": "number" } }, "minItems": 1, "items": { "type": ["string", "object"], "minProperties": 1, "maxProperties": 1, "additionalProperties": { "type": "object", "additionalProperties": { "type": "number" } } } }, "sequence": { "type": "array", "minItems": 1, "items": { "type": "object", "properties": { "answers": { "type": "object", "additionalProperties": { "type": ["number", "string", "object", "array"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 }, "items": { "type": ["number", "string", "object"], "minProperties": 1, "properties": { "exactly": {}, "type": { "type": "string" }, "noul": { "type": "number" }, "choice": { "type": "string" }, "score": { "type": "number" }, "confidence": { "type": "number" }, "probabilities": { "type": "object", "additionalProperties": { "type": "number" } }, "legend": { "type": "object", "additionalProperties": { "type": "string" } } }, "additionalProperties": false, "if": { "required": ["exactly"] }, "then": { "maxProperties": 1 } }, "minItems": 1 } }, "status": { "type": "integer", "minimum": 100, "maximum": 999 }, "headers": { "type": "object", "additionalProperties": { "type": ["string", "integer", "null"], "pattern": "^[^\\r\\n\\u0000]*$" }, "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" } }, "body": { "type": ["string", "object", "array"], "allOf": [{ "if": { "required": ["text"], "maxProperties": 1 }, "then": { "properties": { "text": { "type": "string" } } } }, { "if": { "required": ["base64"], "maxProperties": 1 }, "then": { "properties": { "base64": { "type": "string", "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" } } } }] }, "protocol": {}, "model": { "type": "string" }, "delay": { "type": ["number", "object", "array"], "minimum": 0, "maximum": 36e5, "minProperties": 1, "properties": { "before": { "type": "string", "enum": ["head", "body", "chunk"], "default": "head" }, "ms": { "type": "number", "minimum": 0, "maximum": 36e5 }, "uniform": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 36e5 }, "minItems": 2, "maxItems": 2 }, "log-normal": { "type": "object", "required": ["median", "sigma"], "properties": { "median": { "type": "number", "exclusiveMinimum": 0, "maximum": 36e5 }, "sigma": { "type": "number", "minimum": 0, "maximum": 3 } }, "additionalProperties": false }, "bytes": { "type": "integer", "minimum": 1 } }, "additionalProperties": false, "allOf": [{ "if": { "required": ["bytes"] }, "then": { "required": ["before"], "properties": { "before": { "const": "chunk" } } } }, { "if": { "required": ["before"], "properties": { "before": { "const": "chunk" } } }, "then": { "required": ["bytes"] } }], "items": { "type": ["number", "object"], "minimum": 0, "maximum": 36e5, "minProperties": 1, "properties": { "before": { "type": "string", "enum": ["head", "body", "chunk"], "default": "head" }, "ms": { "type": "number", "minimum": 0, "maximum": 36e5 }, "uniform": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 36e5 }, "minItems": 2, "maxItems": 2 }, "log-normal": { "type": "object", "required": ["median", "sigma"], "properties": { "median": { "type": "number", "exclusiveMinimum": 0, "maximum": 36e5 }, "sigma": { "type": "number", "minimum": 0, "maximum": 3 } }, "additionalProperties": false }, "bytes": { "type": "integer", "minimum": 1 } }, "additionalProperties": false, "allOf": [{ "if": { "required": ["bytes"] }, "then": { "required": ["before"], "properties": { "before": { "const": "chunk" } } } }, { "if": { "required": ["before"], "properties": { "before": { "const": "chunk" } } }, "then": { "required": ["bytes"] } }] }, "minItems": 1 }, "fault": { "type": ["string", "object", "array"], "minProperties": 1, "maxProperties": 1, "additionalProperties": { "type": "object", "additionalProperties": { "type": "number" } }, "minItems": 1, "items": { "type": ["string", "object"], "minProperties": 1, "maxProperties": 1, "additionalProperties": { "type": "object", "additionalProperties": { "type": "number" } } } } }, "additionalProperties": false } }, "then": { "type": "string", "enum": ["forever", "repeat", "pass"], "default": "forever" } }, "additionalProperties": false, "allOf": [{ "if": { "required": ["then"] }, "then": { "required": ["sequence"] } }, { "if": { "required": ["sequence"] }, "then": { "properties": { "answers": false, "status": false, "headers": false, "body": false, "protocol": false, "model": false, "delay": false, "fault": false } } }] } } }, "additionalProperties": false };
var func2 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^[A-Z][A-Z-]*$", "u");
var pattern1 = new RegExp("^[/*]", "u");
var pattern2 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
var pattern3 = new RegExp("^[ims]+$", "u");
var pattern6 = new RegExp("^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$", "u");
var pattern11 = new RegExp("^[^\\r\\n\\u0000]*$", "u");
var pattern12 = new RegExp("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "seed" || key0 === "otherwise" || key0 === "answers" || key0 === "steps")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      if (typeof data.$schema !== "string") {
        const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.seed !== void 0) {
      let data1 = data.seed;
      if (typeof data1 !== "string" && !(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: schema11.properties.seed.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.otherwise !== void 0) {
      let data2 = data.otherwise;
      if (typeof data2 !== "string") {
        const err3 = { instancePath: instancePath + "/otherwise", schemaPath: "#/properties/otherwise/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data2 === "answer" || data2 === "refuse")) {
        const err4 = { instancePath: instancePath + "/otherwise", schemaPath: "#/properties/otherwise/enum", keyword: "enum", params: { allowedValues: schema11.properties.otherwise.enum } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.answers !== void 0) {
      let data3 = data.answers;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          let data4 = data3[key1];
          if ((!data4 || typeof data4 != "object") && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 !== "string") {
            const err5 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.answers.additionalProperties.type } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          const _errs13 = errors;
          let valid2 = true;
          const _errs14 = errors;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            let missing0;
            if (data4.exactly === void 0 && (missing0 = "exactly")) {
              const err6 = {};
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
          var _valid0 = _errs14 === errors;
          errors = _errs13;
          if (vErrors !== null) {
            if (_errs13) {
              vErrors.length = _errs13;
            } else {
              vErrors = null;
            }
          }
          if (_valid0) {
            const _errs15 = errors;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              if (Object.keys(data4).length > 1) {
                const err7 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            var _valid0 = _errs15 === errors;
            valid2 = _valid0;
          }
          if (!valid2) {
            const err8 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            if (data4.length < 1) {
              const err9 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (!(typeof data5 == "number" && isFinite(data5)) && typeof data5 !== "string" && !(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                const err10 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/answers/additionalProperties/items/type", keyword: "type", params: { type: schema11.properties.answers.additionalProperties.items.type } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              const _errs18 = errors;
              let valid5 = true;
              const _errs19 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                let missing1;
                if (data5.exactly === void 0 && (missing1 = "exactly")) {
                  const err11 = {};
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs19 === errors;
              errors = _errs18;
              if (vErrors !== null) {
                if (_errs18) {
                  vErrors.length = _errs18;
                } else {
                  vErrors = null;
                }
              }
              if (_valid1) {
                const _errs20 = errors;
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  if (Object.keys(data5).length > 1) {
                    const err12 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/answers/additionalProperties/items/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                }
                var _valid1 = _errs20 === errors;
                valid5 = _valid1;
              }
              if (!valid5) {
                const err13 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/answers/additionalProperties/items/if", keyword: "if", params: { failingKeyword: "then" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (Object.keys(data5).length < 1) {
                  const err14 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/answers/additionalProperties/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                for (const key2 in data5) {
                  if (!(key2 === "exactly" || key2 === "type" || key2 === "noul" || key2 === "choice" || key2 === "score" || key2 === "confidence" || key2 === "probabilities" || key2 === "legend")) {
                    const err15 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/answers/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data5.type !== void 0) {
                  if (typeof data5.type !== "string") {
                    const err16 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/type", schemaPath: "#/properties/answers/additionalProperties/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data5.noul !== void 0) {
                  let data7 = data5.noul;
                  if (!(typeof data7 == "number" && isFinite(data7))) {
                    const err17 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/noul", schemaPath: "#/properties/answers/additionalProperties/items/properties/noul/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data5.choice !== void 0) {
                  if (typeof data5.choice !== "string") {
                    const err18 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/choice", schemaPath: "#/properties/answers/additionalProperties/items/properties/choice/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
                if (data5.score !== void 0) {
                  let data9 = data5.score;
                  if (!(typeof data9 == "number" && isFinite(data9))) {
                    const err19 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/score", schemaPath: "#/properties/answers/additionalProperties/items/properties/score/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data5.confidence !== void 0) {
                  let data10 = data5.confidence;
                  if (!(typeof data10 == "number" && isFinite(data10))) {
                    const err20 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/confidence", schemaPath: "#/properties/answers/additionalProperties/items/properties/confidence/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
                if (data5.probabilities !== void 0) {
                  let data11 = data5.probabilities;
                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                    for (const key3 in data11) {
                      let data12 = data11[key3];
                      if (!(typeof data12 == "number" && isFinite(data12))) {
                        const err21 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/probabilities/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/items/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err21];
                        } else {
                          vErrors.push(err21);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/items/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data5.legend !== void 0) {
                  let data13 = data5.legend;
                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                    for (const key4 in data13) {
                      if (typeof data13[key4] !== "string") {
                        const err23 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/legend/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/items/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err23];
                        } else {
                          vErrors.push(err23);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/legend", schemaPath: "#/properties/answers/additionalProperties/items/properties/legend/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (Object.keys(data4).length < 1) {
              const err25 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/minProperties", keyword: "minProperties", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            for (const key5 in data4) {
              if (!(key5 === "exactly" || key5 === "type" || key5 === "noul" || key5 === "choice" || key5 === "score" || key5 === "confidence" || key5 === "probabilities" || key5 === "legend")) {
                const err26 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data4.type !== void 0) {
              if (typeof data4.type !== "string") {
                const err27 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data4.noul !== void 0) {
              let data16 = data4.noul;
              if (!(typeof data16 == "number" && isFinite(data16))) {
                const err28 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/properties/noul/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data4.choice !== void 0) {
              if (typeof data4.choice !== "string") {
                const err29 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/choice", schemaPath: "#/properties/answers/additionalProperties/properties/choice/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data4.score !== void 0) {
              let data18 = data4.score;
              if (!(typeof data18 == "number" && isFinite(data18))) {
                const err30 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/properties/score/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data4.confidence !== void 0) {
              let data19 = data4.confidence;
              if (!(typeof data19 == "number" && isFinite(data19))) {
                const err31 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/properties/confidence/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data4.probabilities !== void 0) {
              let data20 = data4.probabilities;
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                for (const key6 in data20) {
                  let data21 = data20[key6];
                  if (!(typeof data21 == "number" && isFinite(data21))) {
                    const err32 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data4.legend !== void 0) {
              let data22 = data4.legend;
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                for (const key7 in data22) {
                  if (typeof data22[key7] !== "string") {
                    const err34 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
              } else {
                const err35 = { instancePath: instancePath + "/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend", schemaPath: "#/properties/answers/additionalProperties/properties/legend/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.steps !== void 0) {
      let data24 = data.steps;
      if (Array.isArray(data24)) {
        const len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          const _errs68 = errors;
          let valid15 = true;
          const _errs69 = errors;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            let missing2;
            if (data25.then === void 0 && (missing2 = "then")) {
              const err37 = {};
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
          var _valid2 = _errs69 === errors;
          errors = _errs68;
          if (vErrors !== null) {
            if (_errs68) {
              vErrors.length = _errs68;
            } else {
              vErrors = null;
            }
          }
          if (_valid2) {
            const _errs70 = errors;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              if (data25.sequence === void 0) {
                const err38 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/allOf/0/then/required", keyword: "required", params: { missingProperty: "sequence" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            var _valid2 = _errs70 === errors;
            valid15 = _valid2;
          }
          if (!valid15) {
            const err39 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          const _errs72 = errors;
          let valid16 = true;
          const _errs73 = errors;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            let missing3;
            if (data25.sequence === void 0 && (missing3 = "sequence")) {
              const err40 = {};
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
          var _valid3 = _errs73 === errors;
          errors = _errs72;
          if (vErrors !== null) {
            if (_errs72) {
              vErrors.length = _errs72;
            } else {
              vErrors = null;
            }
          }
          if (_valid3) {
            const _errs74 = errors;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              if (data25.answers !== void 0) {
                const err41 = { instancePath: instancePath + "/steps/" + i1 + "/answers", schemaPath: "#/properties/steps/items/allOf/1/then/properties/answers/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (data25.status !== void 0) {
                const err42 = { instancePath: instancePath + "/steps/" + i1 + "/status", schemaPath: "#/properties/steps/items/allOf/1/then/properties/status/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (data25.headers !== void 0) {
                const err43 = { instancePath: instancePath + "/steps/" + i1 + "/headers", schemaPath: "#/properties/steps/items/allOf/1/then/properties/headers/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              if (data25.body !== void 0) {
                const err44 = { instancePath: instancePath + "/steps/" + i1 + "/body", schemaPath: "#/properties/steps/items/allOf/1/then/properties/body/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
              if (data25.protocol !== void 0) {
                const err45 = { instancePath: instancePath + "/steps/" + i1 + "/protocol", schemaPath: "#/properties/steps/items/allOf/1/then/properties/protocol/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (data25.model !== void 0) {
                const err46 = { instancePath: instancePath + "/steps/" + i1 + "/model", schemaPath: "#/properties/steps/items/allOf/1/then/properties/model/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
              if (data25.delay !== void 0) {
                const err47 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/allOf/1/then/properties/delay/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
              if (data25.fault !== void 0) {
                const err48 = { instancePath: instancePath + "/steps/" + i1 + "/fault", schemaPath: "#/properties/steps/items/allOf/1/then/properties/fault/false schema", keyword: "false schema", params: {} };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            var _valid3 = _errs74 === errors;
            valid16 = _valid3;
          }
          if (!valid16) {
            const err49 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (Object.keys(data25).length < 1) {
              const err50 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key8 in data25) {
              if (!func2.call(schema11.properties.steps.items.properties, key8)) {
                const err51 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data25.name !== void 0) {
              let data34 = data25.name;
              if (typeof data34 === "string") {
                if (data34.length < 1) {
                  const err52 = { instancePath: instancePath + "/steps/" + i1 + "/name", schemaPath: "#/properties/steps/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
              } else {
                const err53 = { instancePath: instancePath + "/steps/" + i1 + "/name", schemaPath: "#/properties/steps/items/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data25.when !== void 0) {
              let data35 = data25.when;
              if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (const key9 in data35) {
                  if (!func2.call(schema11.properties.steps.items.properties.when.properties, key9)) {
                    const err54 = { instancePath: instancePath + "/steps/" + i1 + "/when", schemaPath: "#/properties/steps/items/properties/when/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data35.method !== void 0) {
                  let data36 = data35.method;
                  if (typeof data36 === "string") {
                    if (!pattern0.test(data36)) {
                      const err55 = { instancePath: instancePath + "/steps/" + i1 + "/when/method", schemaPath: "#/properties/steps/items/properties/when/properties/method/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z-]*$" } };
                      if (vErrors === null) {
                        vErrors = [err55];
                      } else {
                        vErrors.push(err55);
                      }
                      errors++;
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/steps/" + i1 + "/when/method", schemaPath: "#/properties/steps/items/properties/when/properties/method/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data35.path !== void 0) {
                  let data37 = data35.path;
                  if (typeof data37 === "string") {
                    if (!pattern1.test(data37)) {
                      const err57 = { instancePath: instancePath + "/steps/" + i1 + "/when/path", schemaPath: "#/properties/steps/items/properties/when/properties/path/pattern", keyword: "pattern", params: { pattern: "^[/*]" } };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/steps/" + i1 + "/when/path", schemaPath: "#/properties/steps/items/properties/when/properties/path/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
                if (data35.headers !== void 0) {
                  let data38 = data35.headers;
                  if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                    for (const key10 in data38) {
                      const _errs87 = errors;
                      if (typeof key10 === "string") {
                        if (!pattern2.test(key10)) {
                          const err59 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers", schemaPath: "#/properties/steps/items/properties/when/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, propertyName: key10 };
                          if (vErrors === null) {
                            vErrors = [err59];
                          } else {
                            vErrors.push(err59);
                          }
                          errors++;
                        }
                      }
                      var valid20 = _errs87 === errors;
                      if (!valid20) {
                        const err60 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers", schemaPath: "#/properties/steps/items/properties/when/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key10 } };
                        if (vErrors === null) {
                          vErrors = [err60];
                        } else {
                          vErrors.push(err60);
                        }
                        errors++;
                      }
                    }
                    for (const key11 in data38) {
                      let data39 = data38[key11];
                      if (typeof data39 !== "string" && !(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
                        const err61 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.headers.additionalProperties.type } };
                        if (vErrors === null) {
                          vErrors = [err61];
                        } else {
                          vErrors.push(err61);
                        }
                        errors++;
                      }
                      const _errs91 = errors;
                      let valid22 = true;
                      const _errs92 = errors;
                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        let missing4;
                        if (data39.flags === void 0 && (missing4 = "flags")) {
                          const err62 = {};
                          if (vErrors === null) {
                            vErrors = [err62];
                          } else {
                            vErrors.push(err62);
                          }
                          errors++;
                        }
                      }
                      var _valid4 = _errs92 === errors;
                      errors = _errs91;
                      if (vErrors !== null) {
                        if (_errs91) {
                          vErrors.length = _errs91;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid4) {
                        const _errs93 = errors;
                        if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                          if (data39.regex === void 0) {
                            const err63 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/then/required", keyword: "required", params: { missingProperty: "regex" } };
                            if (vErrors === null) {
                              vErrors = [err63];
                            } else {
                              vErrors.push(err63);
                            }
                            errors++;
                          }
                        }
                        var _valid4 = _errs93 === errors;
                        valid22 = _valid4;
                      }
                      if (!valid22) {
                        const err64 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err64];
                        } else {
                          vErrors.push(err64);
                        }
                        errors++;
                      }
                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        if (Object.keys(data39).length < 1) {
                          const err65 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/minProperties", keyword: "minProperties", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err65];
                          } else {
                            vErrors.push(err65);
                          }
                          errors++;
                        }
                        for (const key12 in data39) {
                          if (!(key12 === "is" || key12 === "contains" || key12 === "regex" || key12 === "flags" || key12 === "schema")) {
                            const err66 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                            if (vErrors === null) {
                              vErrors = [err66];
                            } else {
                              vErrors.push(err66);
                            }
                            errors++;
                          }
                        }
                        if (data39.contains !== void 0) {
                          let data40 = data39.contains;
                          if (typeof data40 === "string") {
                            if (data40.length < 1) {
                              const err67 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/contains", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/contains/minLength", keyword: "minLength", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err67];
                              } else {
                                vErrors.push(err67);
                              }
                              errors++;
                            }
                          } else {
                            const err68 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/contains", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/contains/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err68];
                            } else {
                              vErrors.push(err68);
                            }
                            errors++;
                          }
                        }
                        if (data39.regex !== void 0) {
                          let data41 = data39.regex;
                          if (typeof data41 === "string") {
                            if (data41.length < 1) {
                              const err69 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/regex", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/regex/minLength", keyword: "minLength", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err69];
                              } else {
                                vErrors.push(err69);
                              }
                              errors++;
                            }
                          } else {
                            const err70 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/regex", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/regex/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err70];
                            } else {
                              vErrors.push(err70);
                            }
                            errors++;
                          }
                        }
                        if (data39.flags !== void 0) {
                          let data42 = data39.flags;
                          if (typeof data42 === "string") {
                            if (!pattern3.test(data42)) {
                              const err71 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/flags", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/flags/pattern", keyword: "pattern", params: { pattern: "^[ims]+$" } };
                              if (vErrors === null) {
                                vErrors = [err71];
                              } else {
                                vErrors.push(err71);
                              }
                              errors++;
                            }
                          } else {
                            const err72 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/flags", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/flags/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err72];
                            } else {
                              vErrors.push(err72);
                            }
                            errors++;
                          }
                        }
                        if (data39.schema !== void 0) {
                          let data43 = data39.schema;
                          if (!(data43 && typeof data43 == "object" && !Array.isArray(data43))) {
                            const err73 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/steps/items/properties/when/properties/headers/additionalProperties/properties/schema/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                              vErrors = [err73];
                            } else {
                              vErrors.push(err73);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                  } else {
                    const err74 = { instancePath: instancePath + "/steps/" + i1 + "/when/headers", schemaPath: "#/properties/steps/items/properties/when/properties/headers/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data35.body !== void 0) {
                  let data44 = data35.body;
                  if (typeof data44 !== "string" && !(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
                    const err75 = { instancePath: instancePath + "/steps/" + i1 + "/when/body", schemaPath: "#/properties/steps/items/properties/when/properties/body/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.body.type } };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                  const _errs105 = errors;
                  let valid24 = true;
                  const _errs106 = errors;
                  if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                    let missing5;
                    if (data44.flags === void 0 && (missing5 = "flags")) {
                      const err76 = {};
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  }
                  var _valid5 = _errs106 === errors;
                  errors = _errs105;
                  if (vErrors !== null) {
                    if (_errs105) {
                      vErrors.length = _errs105;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid5) {
                    const _errs107 = errors;
                    if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                      if (data44.regex === void 0) {
                        const err77 = { instancePath: instancePath + "/steps/" + i1 + "/when/body", schemaPath: "#/properties/steps/items/properties/when/properties/body/then/required", keyword: "required", params: { missingProperty: "regex" } };
                        if (vErrors === null) {
                          vErrors = [err77];
                        } else {
                          vErrors.push(err77);
                        }
                        errors++;
                      }
                    }
                    var _valid5 = _errs107 === errors;
                    valid24 = _valid5;
                  }
                  if (!valid24) {
                    const err78 = { instancePath: instancePath + "/steps/" + i1 + "/when/body", schemaPath: "#/properties/steps/items/properties/when/properties/body/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                  if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                    if (Object.keys(data44).length < 1) {
                      const err79 = { instancePath: instancePath + "/steps/" + i1 + "/when/body", schemaPath: "#/properties/steps/items/properties/when/properties/body/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err79];
                      } else {
                        vErrors.push(err79);
                      }
                      errors++;
                    }
                    for (const key13 in data44) {
                      if (!(key13 === "is" || key13 === "contains" || key13 === "regex" || key13 === "flags" || key13 === "schema")) {
                        const err80 = { instancePath: instancePath + "/steps/" + i1 + "/when/body", schemaPath: "#/properties/steps/items/properties/when/properties/body/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                        if (vErrors === null) {
                          vErrors = [err80];
                        } else {
                          vErrors.push(err80);
                        }
                        errors++;
                      }
                    }
                    if (data44.contains !== void 0) {
                      let data45 = data44.contains;
                      if (typeof data45 === "string") {
                        if (data45.length < 1) {
                          const err81 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/contains", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/contains/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err81];
                          } else {
                            vErrors.push(err81);
                          }
                          errors++;
                        }
                      } else {
                        const err82 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/contains", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/contains/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err82];
                        } else {
                          vErrors.push(err82);
                        }
                        errors++;
                      }
                    }
                    if (data44.regex !== void 0) {
                      let data46 = data44.regex;
                      if (typeof data46 === "string") {
                        if (data46.length < 1) {
                          const err83 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/regex", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/regex/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err83];
                          } else {
                            vErrors.push(err83);
                          }
                          errors++;
                        }
                      } else {
                        const err84 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/regex", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/regex/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err84];
                        } else {
                          vErrors.push(err84);
                        }
                        errors++;
                      }
                    }
                    if (data44.flags !== void 0) {
                      let data47 = data44.flags;
                      if (typeof data47 === "string") {
                        if (!pattern3.test(data47)) {
                          const err85 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/flags", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/flags/pattern", keyword: "pattern", params: { pattern: "^[ims]+$" } };
                          if (vErrors === null) {
                            vErrors = [err85];
                          } else {
                            vErrors.push(err85);
                          }
                          errors++;
                        }
                      } else {
                        const err86 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/flags", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/flags/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err86];
                        } else {
                          vErrors.push(err86);
                        }
                        errors++;
                      }
                    }
                    if (data44.schema !== void 0) {
                      let data48 = data44.schema;
                      if (!(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
                        const err87 = { instancePath: instancePath + "/steps/" + i1 + "/when/body/schema", schemaPath: "#/properties/steps/items/properties/when/properties/body/properties/schema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err87];
                        } else {
                          vErrors.push(err87);
                        }
                        errors++;
                      }
                    }
                  }
                }
                if (data35.question !== void 0) {
                  let data49 = data35.question;
                  if (typeof data49 === "string") {
                    if (data49.length < 1) {
                      const err88 = { instancePath: instancePath + "/steps/" + i1 + "/when/question", schemaPath: "#/properties/steps/items/properties/when/properties/question/minLength", keyword: "minLength", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err88];
                      } else {
                        vErrors.push(err88);
                      }
                      errors++;
                    }
                  } else {
                    const err89 = { instancePath: instancePath + "/steps/" + i1 + "/when/question", schemaPath: "#/properties/steps/items/properties/when/properties/question/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                }
                if (data35.type !== void 0) {
                  let data50 = data35.type;
                  if (typeof data50 !== "string") {
                    const err90 = { instancePath: instancePath + "/steps/" + i1 + "/when/type", schemaPath: "#/properties/steps/items/properties/when/properties/type/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                  if (!(data50 === "noul" || data50 === "choice" || data50 === "score")) {
                    const err91 = { instancePath: instancePath + "/steps/" + i1 + "/when/type", schemaPath: "#/properties/steps/items/properties/when/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.when.properties.type.enum } };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                }
                if (data35.instructions !== void 0) {
                  let data51 = data35.instructions;
                  if (typeof data51 !== "string" && !(data51 && typeof data51 == "object" && !Array.isArray(data51))) {
                    const err92 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.instructions.type } };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                  const _errs123 = errors;
                  let valid26 = true;
                  const _errs124 = errors;
                  if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                    let missing6;
                    if (data51.flags === void 0 && (missing6 = "flags")) {
                      const err93 = {};
                      if (vErrors === null) {
                        vErrors = [err93];
                      } else {
                        vErrors.push(err93);
                      }
                      errors++;
                    }
                  }
                  var _valid6 = _errs124 === errors;
                  errors = _errs123;
                  if (vErrors !== null) {
                    if (_errs123) {
                      vErrors.length = _errs123;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid6) {
                    const _errs125 = errors;
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                      if (data51.regex === void 0) {
                        const err94 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/then/required", keyword: "required", params: { missingProperty: "regex" } };
                        if (vErrors === null) {
                          vErrors = [err94];
                        } else {
                          vErrors.push(err94);
                        }
                        errors++;
                      }
                    }
                    var _valid6 = _errs125 === errors;
                    valid26 = _valid6;
                  }
                  if (!valid26) {
                    const err95 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err95];
                    } else {
                      vErrors.push(err95);
                    }
                    errors++;
                  }
                  if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                    if (Object.keys(data51).length < 1) {
                      const err96 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err96];
                      } else {
                        vErrors.push(err96);
                      }
                      errors++;
                    }
                    for (const key14 in data51) {
                      if (!(key14 === "is" || key14 === "contains" || key14 === "regex" || key14 === "flags" || key14 === "schema")) {
                        const err97 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                        if (vErrors === null) {
                          vErrors = [err97];
                        } else {
                          vErrors.push(err97);
                        }
                        errors++;
                      }
                    }
                    if (data51.contains !== void 0) {
                      let data52 = data51.contains;
                      if (typeof data52 === "string") {
                        if (data52.length < 1) {
                          const err98 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/contains", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/contains/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err98];
                          } else {
                            vErrors.push(err98);
                          }
                          errors++;
                        }
                      } else {
                        const err99 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/contains", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/contains/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err99];
                        } else {
                          vErrors.push(err99);
                        }
                        errors++;
                      }
                    }
                    if (data51.regex !== void 0) {
                      let data53 = data51.regex;
                      if (typeof data53 === "string") {
                        if (data53.length < 1) {
                          const err100 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/regex", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/regex/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err100];
                          } else {
                            vErrors.push(err100);
                          }
                          errors++;
                        }
                      } else {
                        const err101 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/regex", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/regex/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err101];
                        } else {
                          vErrors.push(err101);
                        }
                        errors++;
                      }
                    }
                    if (data51.flags !== void 0) {
                      let data54 = data51.flags;
                      if (typeof data54 === "string") {
                        if (!pattern3.test(data54)) {
                          const err102 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/flags", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/flags/pattern", keyword: "pattern", params: { pattern: "^[ims]+$" } };
                          if (vErrors === null) {
                            vErrors = [err102];
                          } else {
                            vErrors.push(err102);
                          }
                          errors++;
                        }
                      } else {
                        const err103 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/flags", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/flags/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err103];
                        } else {
                          vErrors.push(err103);
                        }
                        errors++;
                      }
                    }
                    if (data51.schema !== void 0) {
                      let data55 = data51.schema;
                      if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
                        const err104 = { instancePath: instancePath + "/steps/" + i1 + "/when/instructions/schema", schemaPath: "#/properties/steps/items/properties/when/properties/instructions/properties/schema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err104];
                        } else {
                          vErrors.push(err104);
                        }
                        errors++;
                      }
                    }
                  }
                }
                if (data35.asked !== void 0) {
                  let data56 = data35.asked;
                  if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56)) && typeof data56 !== "string" && !(data56 && typeof data56 == "object" && !Array.isArray(data56))) {
                    const err105 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked", schemaPath: "#/properties/steps/items/properties/when/properties/asked/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.asked.type } };
                    if (vErrors === null) {
                      vErrors = [err105];
                    } else {
                      vErrors.push(err105);
                    }
                    errors++;
                  }
                  if (typeof data56 == "number" && isFinite(data56)) {
                    if (data56 < 1 || isNaN(data56)) {
                      const err106 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked", schemaPath: "#/properties/steps/items/properties/when/properties/asked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err106];
                      } else {
                        vErrors.push(err106);
                      }
                      errors++;
                    }
                  }
                  if (typeof data56 === "string") {
                    if (!pattern6.test(data56)) {
                      const err107 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked", schemaPath: "#/properties/steps/items/properties/when/properties/asked/pattern", keyword: "pattern", params: { pattern: "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$" } };
                      if (vErrors === null) {
                        vErrors = [err107];
                      } else {
                        vErrors.push(err107);
                      }
                      errors++;
                    }
                  }
                  if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
                    if (Object.keys(data56).length < 1) {
                      const err108 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked", schemaPath: "#/properties/steps/items/properties/when/properties/asked/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err108];
                      } else {
                        vErrors.push(err108);
                      }
                      errors++;
                    }
                    for (const key15 in data56) {
                      if (!(key15 === "from" || key15 === "to")) {
                        const err109 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked", schemaPath: "#/properties/steps/items/properties/when/properties/asked/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                        if (vErrors === null) {
                          vErrors = [err109];
                        } else {
                          vErrors.push(err109);
                        }
                        errors++;
                      }
                    }
                    if (data56.from !== void 0) {
                      let data57 = data56.from;
                      if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                        const err110 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked/from", schemaPath: "#/properties/steps/items/properties/when/properties/asked/properties/from/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err110];
                        } else {
                          vErrors.push(err110);
                        }
                        errors++;
                      }
                      if (typeof data57 == "number" && isFinite(data57)) {
                        if (data57 < 1 || isNaN(data57)) {
                          const err111 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked/from", schemaPath: "#/properties/steps/items/properties/when/properties/asked/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err111];
                          } else {
                            vErrors.push(err111);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data56.to !== void 0) {
                      let data58 = data56.to;
                      if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                        const err112 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked/to", schemaPath: "#/properties/steps/items/properties/when/properties/asked/properties/to/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err112];
                        } else {
                          vErrors.push(err112);
                        }
                        errors++;
                      }
                      if (typeof data58 == "number" && isFinite(data58)) {
                        if (data58 < 1 || isNaN(data58)) {
                          const err113 = { instancePath: instancePath + "/steps/" + i1 + "/when/asked/to", schemaPath: "#/properties/steps/items/properties/when/properties/asked/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err113];
                          } else {
                            vErrors.push(err113);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                if (data35.state !== void 0) {
                  let data59 = data35.state;
                  if (typeof data59 !== "string" && !(data59 && typeof data59 == "object" && !Array.isArray(data59))) {
                    const err114 = { instancePath: instancePath + "/steps/" + i1 + "/when/state", schemaPath: "#/properties/steps/items/properties/when/properties/state/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.state.type } };
                    if (vErrors === null) {
                      vErrors = [err114];
                    } else {
                      vErrors.push(err114);
                    }
                    errors++;
                  }
                  const _errs144 = errors;
                  let valid29 = true;
                  const _errs145 = errors;
                  if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                    let missing7;
                    if (data59.flags === void 0 && (missing7 = "flags")) {
                      const err115 = {};
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                  }
                  var _valid7 = _errs145 === errors;
                  errors = _errs144;
                  if (vErrors !== null) {
                    if (_errs144) {
                      vErrors.length = _errs144;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid7) {
                    const _errs146 = errors;
                    if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                      if (data59.regex === void 0) {
                        const err116 = { instancePath: instancePath + "/steps/" + i1 + "/when/state", schemaPath: "#/properties/steps/items/properties/when/properties/state/then/required", keyword: "required", params: { missingProperty: "regex" } };
                        if (vErrors === null) {
                          vErrors = [err116];
                        } else {
                          vErrors.push(err116);
                        }
                        errors++;
                      }
                    }
                    var _valid7 = _errs146 === errors;
                    valid29 = _valid7;
                  }
                  if (!valid29) {
                    const err117 = { instancePath: instancePath + "/steps/" + i1 + "/when/state", schemaPath: "#/properties/steps/items/properties/when/properties/state/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err117];
                    } else {
                      vErrors.push(err117);
                    }
                    errors++;
                  }
                  if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                    if (Object.keys(data59).length < 1) {
                      const err118 = { instancePath: instancePath + "/steps/" + i1 + "/when/state", schemaPath: "#/properties/steps/items/properties/when/properties/state/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                    for (const key16 in data59) {
                      if (!(key16 === "is" || key16 === "contains" || key16 === "regex" || key16 === "flags" || key16 === "schema")) {
                        const err119 = { instancePath: instancePath + "/steps/" + i1 + "/when/state", schemaPath: "#/properties/steps/items/properties/when/properties/state/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                        if (vErrors === null) {
                          vErrors = [err119];
                        } else {
                          vErrors.push(err119);
                        }
                        errors++;
                      }
                    }
                    if (data59.contains !== void 0) {
                      let data60 = data59.contains;
                      if (typeof data60 === "string") {
                        if (data60.length < 1) {
                          const err120 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/contains", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/contains/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err120];
                          } else {
                            vErrors.push(err120);
                          }
                          errors++;
                        }
                      } else {
                        const err121 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/contains", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/contains/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err121];
                        } else {
                          vErrors.push(err121);
                        }
                        errors++;
                      }
                    }
                    if (data59.regex !== void 0) {
                      let data61 = data59.regex;
                      if (typeof data61 === "string") {
                        if (data61.length < 1) {
                          const err122 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/regex", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/regex/minLength", keyword: "minLength", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err122];
                          } else {
                            vErrors.push(err122);
                          }
                          errors++;
                        }
                      } else {
                        const err123 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/regex", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/regex/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err123];
                        } else {
                          vErrors.push(err123);
                        }
                        errors++;
                      }
                    }
                    if (data59.flags !== void 0) {
                      let data62 = data59.flags;
                      if (typeof data62 === "string") {
                        if (!pattern3.test(data62)) {
                          const err124 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/flags", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/flags/pattern", keyword: "pattern", params: { pattern: "^[ims]+$" } };
                          if (vErrors === null) {
                            vErrors = [err124];
                          } else {
                            vErrors.push(err124);
                          }
                          errors++;
                        }
                      } else {
                        const err125 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/flags", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/flags/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err125];
                        } else {
                          vErrors.push(err125);
                        }
                        errors++;
                      }
                    }
                    if (data59.schema !== void 0) {
                      let data63 = data59.schema;
                      if (!(data63 && typeof data63 == "object" && !Array.isArray(data63))) {
                        const err126 = { instancePath: instancePath + "/steps/" + i1 + "/when/state/schema", schemaPath: "#/properties/steps/items/properties/when/properties/state/properties/schema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err126];
                        } else {
                          vErrors.push(err126);
                        }
                        errors++;
                      }
                    }
                  }
                }
                if (data35.request !== void 0) {
                  let data64 = data35.request;
                  if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64)) && typeof data64 !== "string" && !(data64 && typeof data64 == "object" && !Array.isArray(data64))) {
                    const err127 = { instancePath: instancePath + "/steps/" + i1 + "/when/request", schemaPath: "#/properties/steps/items/properties/when/properties/request/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.request.type } };
                    if (vErrors === null) {
                      vErrors = [err127];
                    } else {
                      vErrors.push(err127);
                    }
                    errors++;
                  }
                  if (typeof data64 == "number" && isFinite(data64)) {
                    if (data64 < 1 || isNaN(data64)) {
                      const err128 = { instancePath: instancePath + "/steps/" + i1 + "/when/request", schemaPath: "#/properties/steps/items/properties/when/properties/request/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err128];
                      } else {
                        vErrors.push(err128);
                      }
                      errors++;
                    }
                  }
                  if (typeof data64 === "string") {
                    if (!pattern6.test(data64)) {
                      const err129 = { instancePath: instancePath + "/steps/" + i1 + "/when/request", schemaPath: "#/properties/steps/items/properties/when/properties/request/pattern", keyword: "pattern", params: { pattern: "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$" } };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                  }
                  if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                    if (Object.keys(data64).length < 1) {
                      const err130 = { instancePath: instancePath + "/steps/" + i1 + "/when/request", schemaPath: "#/properties/steps/items/properties/when/properties/request/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                    for (const key17 in data64) {
                      if (!(key17 === "from" || key17 === "to")) {
                        const err131 = { instancePath: instancePath + "/steps/" + i1 + "/when/request", schemaPath: "#/properties/steps/items/properties/when/properties/request/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                        if (vErrors === null) {
                          vErrors = [err131];
                        } else {
                          vErrors.push(err131);
                        }
                        errors++;
                      }
                    }
                    if (data64.from !== void 0) {
                      let data65 = data64.from;
                      if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                        const err132 = { instancePath: instancePath + "/steps/" + i1 + "/when/request/from", schemaPath: "#/properties/steps/items/properties/when/properties/request/properties/from/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err132];
                        } else {
                          vErrors.push(err132);
                        }
                        errors++;
                      }
                      if (typeof data65 == "number" && isFinite(data65)) {
                        if (data65 < 1 || isNaN(data65)) {
                          const err133 = { instancePath: instancePath + "/steps/" + i1 + "/when/request/from", schemaPath: "#/properties/steps/items/properties/when/properties/request/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err133];
                          } else {
                            vErrors.push(err133);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data64.to !== void 0) {
                      let data66 = data64.to;
                      if (!(typeof data66 == "number" && (!(data66 % 1) && !isNaN(data66)) && isFinite(data66))) {
                        const err134 = { instancePath: instancePath + "/steps/" + i1 + "/when/request/to", schemaPath: "#/properties/steps/items/properties/when/properties/request/properties/to/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err134];
                        } else {
                          vErrors.push(err134);
                        }
                        errors++;
                      }
                      if (typeof data66 == "number" && isFinite(data66)) {
                        if (data66 < 1 || isNaN(data66)) {
                          const err135 = { instancePath: instancePath + "/steps/" + i1 + "/when/request/to", schemaPath: "#/properties/steps/items/properties/when/properties/request/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err135];
                          } else {
                            vErrors.push(err135);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                if (data35.connection !== void 0) {
                  let data67 = data35.connection;
                  if (!(typeof data67 == "number" && (!(data67 % 1) && !isNaN(data67)) && isFinite(data67)) && typeof data67 !== "string" && !(data67 && typeof data67 == "object" && !Array.isArray(data67))) {
                    const err136 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection", schemaPath: "#/properties/steps/items/properties/when/properties/connection/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.when.properties.connection.type } };
                    if (vErrors === null) {
                      vErrors = [err136];
                    } else {
                      vErrors.push(err136);
                    }
                    errors++;
                  }
                  if (typeof data67 == "number" && isFinite(data67)) {
                    if (data67 < 1 || isNaN(data67)) {
                      const err137 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection", schemaPath: "#/properties/steps/items/properties/when/properties/connection/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err137];
                      } else {
                        vErrors.push(err137);
                      }
                      errors++;
                    }
                  }
                  if (typeof data67 === "string") {
                    if (!pattern6.test(data67)) {
                      const err138 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection", schemaPath: "#/properties/steps/items/properties/when/properties/connection/pattern", keyword: "pattern", params: { pattern: "^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$" } };
                      if (vErrors === null) {
                        vErrors = [err138];
                      } else {
                        vErrors.push(err138);
                      }
                      errors++;
                    }
                  }
                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                    if (Object.keys(data67).length < 1) {
                      const err139 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection", schemaPath: "#/properties/steps/items/properties/when/properties/connection/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err139];
                      } else {
                        vErrors.push(err139);
                      }
                      errors++;
                    }
                    for (const key18 in data67) {
                      if (!(key18 === "from" || key18 === "to")) {
                        const err140 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection", schemaPath: "#/properties/steps/items/properties/when/properties/connection/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                        if (vErrors === null) {
                          vErrors = [err140];
                        } else {
                          vErrors.push(err140);
                        }
                        errors++;
                      }
                    }
                    if (data67.from !== void 0) {
                      let data68 = data67.from;
                      if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
                        const err141 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection/from", schemaPath: "#/properties/steps/items/properties/when/properties/connection/properties/from/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err141];
                        } else {
                          vErrors.push(err141);
                        }
                        errors++;
                      }
                      if (typeof data68 == "number" && isFinite(data68)) {
                        if (data68 < 1 || isNaN(data68)) {
                          const err142 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection/from", schemaPath: "#/properties/steps/items/properties/when/properties/connection/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err142];
                          } else {
                            vErrors.push(err142);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data67.to !== void 0) {
                      let data69 = data67.to;
                      if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                        const err143 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection/to", schemaPath: "#/properties/steps/items/properties/when/properties/connection/properties/to/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err143];
                        } else {
                          vErrors.push(err143);
                        }
                        errors++;
                      }
                      if (typeof data69 == "number" && isFinite(data69)) {
                        if (data69 < 1 || isNaN(data69)) {
                          const err144 = { instancePath: instancePath + "/steps/" + i1 + "/when/connection/to", schemaPath: "#/properties/steps/items/properties/when/properties/connection/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err144];
                          } else {
                            vErrors.push(err144);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                if (data35.session !== void 0) {
                  let data70 = data35.session;
                  if (typeof data70 === "string") {
                    if (data70.length < 1) {
                      const err145 = { instancePath: instancePath + "/steps/" + i1 + "/when/session", schemaPath: "#/properties/steps/items/properties/when/properties/session/minLength", keyword: "minLength", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                  } else {
                    const err146 = { instancePath: instancePath + "/steps/" + i1 + "/when/session", schemaPath: "#/properties/steps/items/properties/when/properties/session/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err146];
                    } else {
                      vErrors.push(err146);
                    }
                    errors++;
                  }
                }
              } else {
                const err147 = { instancePath: instancePath + "/steps/" + i1 + "/when", schemaPath: "#/properties/steps/items/properties/when/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
            if (data25.times !== void 0) {
              let data71 = data25.times;
              if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                const err148 = { instancePath: instancePath + "/steps/" + i1 + "/times", schemaPath: "#/properties/steps/items/properties/times/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err148];
                } else {
                  vErrors.push(err148);
                }
                errors++;
              }
              if (typeof data71 == "number" && isFinite(data71)) {
                if (data71 < 1 || isNaN(data71)) {
                  const err149 = { instancePath: instancePath + "/steps/" + i1 + "/times", schemaPath: "#/properties/steps/items/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                }
              }
            }
            if (data25.probability !== void 0) {
              let data72 = data25.probability;
              if (typeof data72 == "number" && isFinite(data72)) {
                if (data72 > 1 || isNaN(data72)) {
                  const err150 = { instancePath: instancePath + "/steps/" + i1 + "/probability", schemaPath: "#/properties/steps/items/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err150];
                  } else {
                    vErrors.push(err150);
                  }
                  errors++;
                }
                if (data72 < 0 || isNaN(data72)) {
                  const err151 = { instancePath: instancePath + "/steps/" + i1 + "/probability", schemaPath: "#/properties/steps/items/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err151];
                  } else {
                    vErrors.push(err151);
                  }
                  errors++;
                }
              } else {
                const err152 = { instancePath: instancePath + "/steps/" + i1 + "/probability", schemaPath: "#/properties/steps/items/properties/probability/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err152];
                } else {
                  vErrors.push(err152);
                }
                errors++;
              }
            }
            if (data25.answers !== void 0) {
              let data73 = data25.answers;
              if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                for (const key19 in data73) {
                  let data74 = data73[key19];
                  if ((!data74 || typeof data74 != "object") && !(typeof data74 == "number" && isFinite(data74)) && typeof data74 !== "string") {
                    const err153 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.answers.additionalProperties.type } };
                    if (vErrors === null) {
                      vErrors = [err153];
                    } else {
                      vErrors.push(err153);
                    }
                    errors++;
                  }
                  const _errs181 = errors;
                  let valid34 = true;
                  const _errs182 = errors;
                  if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                    let missing8;
                    if (data74.exactly === void 0 && (missing8 = "exactly")) {
                      const err154 = {};
                      if (vErrors === null) {
                        vErrors = [err154];
                      } else {
                        vErrors.push(err154);
                      }
                      errors++;
                    }
                  }
                  var _valid8 = _errs182 === errors;
                  errors = _errs181;
                  if (vErrors !== null) {
                    if (_errs181) {
                      vErrors.length = _errs181;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid8) {
                    const _errs183 = errors;
                    if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                      if (Object.keys(data74).length > 1) {
                        const err155 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err155];
                        } else {
                          vErrors.push(err155);
                        }
                        errors++;
                      }
                    }
                    var _valid8 = _errs183 === errors;
                    valid34 = _valid8;
                  }
                  if (!valid34) {
                    const err156 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err156];
                    } else {
                      vErrors.push(err156);
                    }
                    errors++;
                  }
                  if (Array.isArray(data74)) {
                    if (data74.length < 1) {
                      const err157 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err157];
                      } else {
                        vErrors.push(err157);
                      }
                      errors++;
                    }
                    const len2 = data74.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data75 = data74[i2];
                      if (!(typeof data75 == "number" && isFinite(data75)) && typeof data75 !== "string" && !(data75 && typeof data75 == "object" && !Array.isArray(data75))) {
                        const err158 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.answers.additionalProperties.items.type } };
                        if (vErrors === null) {
                          vErrors = [err158];
                        } else {
                          vErrors.push(err158);
                        }
                        errors++;
                      }
                      const _errs186 = errors;
                      let valid37 = true;
                      const _errs187 = errors;
                      if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                        let missing9;
                        if (data75.exactly === void 0 && (missing9 = "exactly")) {
                          const err159 = {};
                          if (vErrors === null) {
                            vErrors = [err159];
                          } else {
                            vErrors.push(err159);
                          }
                          errors++;
                        }
                      }
                      var _valid9 = _errs187 === errors;
                      errors = _errs186;
                      if (vErrors !== null) {
                        if (_errs186) {
                          vErrors.length = _errs186;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid9) {
                        const _errs188 = errors;
                        if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                          if (Object.keys(data75).length > 1) {
                            const err160 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err160];
                            } else {
                              vErrors.push(err160);
                            }
                            errors++;
                          }
                        }
                        var _valid9 = _errs188 === errors;
                        valid37 = _valid9;
                      }
                      if (!valid37) {
                        const err161 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err161];
                        } else {
                          vErrors.push(err161);
                        }
                        errors++;
                      }
                      if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                        if (Object.keys(data75).length < 1) {
                          const err162 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err162];
                          } else {
                            vErrors.push(err162);
                          }
                          errors++;
                        }
                        for (const key20 in data75) {
                          if (!(key20 === "exactly" || key20 === "type" || key20 === "noul" || key20 === "choice" || key20 === "score" || key20 === "confidence" || key20 === "probabilities" || key20 === "legend")) {
                            const err163 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } };
                            if (vErrors === null) {
                              vErrors = [err163];
                            } else {
                              vErrors.push(err163);
                            }
                            errors++;
                          }
                        }
                        if (data75.type !== void 0) {
                          if (typeof data75.type !== "string") {
                            const err164 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/type", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/type/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err164];
                            } else {
                              vErrors.push(err164);
                            }
                            errors++;
                          }
                        }
                        if (data75.noul !== void 0) {
                          let data77 = data75.noul;
                          if (!(typeof data77 == "number" && isFinite(data77))) {
                            const err165 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/noul", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/noul/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err165];
                            } else {
                              vErrors.push(err165);
                            }
                            errors++;
                          }
                        }
                        if (data75.choice !== void 0) {
                          if (typeof data75.choice !== "string") {
                            const err166 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/choice", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/choice/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err166];
                            } else {
                              vErrors.push(err166);
                            }
                            errors++;
                          }
                        }
                        if (data75.score !== void 0) {
                          let data79 = data75.score;
                          if (!(typeof data79 == "number" && isFinite(data79))) {
                            const err167 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/score", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/score/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err167];
                            } else {
                              vErrors.push(err167);
                            }
                            errors++;
                          }
                        }
                        if (data75.confidence !== void 0) {
                          let data80 = data75.confidence;
                          if (!(typeof data80 == "number" && isFinite(data80))) {
                            const err168 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/confidence", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/confidence/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err168];
                            } else {
                              vErrors.push(err168);
                            }
                            errors++;
                          }
                        }
                        if (data75.probabilities !== void 0) {
                          let data81 = data75.probabilities;
                          if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                            for (const key21 in data81) {
                              let data82 = data81[key21];
                              if (!(typeof data82 == "number" && isFinite(data82))) {
                                const err169 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/probabilities/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err169];
                                } else {
                                  vErrors.push(err169);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err170 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/probabilities", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                              vErrors = [err170];
                            } else {
                              vErrors.push(err170);
                            }
                            errors++;
                          }
                        }
                        if (data75.legend !== void 0) {
                          let data83 = data75.legend;
                          if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                            for (const key22 in data83) {
                              if (typeof data83[key22] !== "string") {
                                const err171 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/legend/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                  vErrors = [err171];
                                } else {
                                  vErrors.push(err171);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err172 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2 + "/legend", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/items/properties/legend/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                              vErrors = [err172];
                            } else {
                              vErrors.push(err172);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                  }
                  if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                    if (Object.keys(data74).length < 1) {
                      const err173 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err173];
                      } else {
                        vErrors.push(err173);
                      }
                      errors++;
                    }
                    for (const key23 in data74) {
                      if (!(key23 === "exactly" || key23 === "type" || key23 === "noul" || key23 === "choice" || key23 === "score" || key23 === "confidence" || key23 === "probabilities" || key23 === "legend")) {
                        const err174 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 } };
                        if (vErrors === null) {
                          vErrors = [err174];
                        } else {
                          vErrors.push(err174);
                        }
                        errors++;
                      }
                    }
                    if (data74.type !== void 0) {
                      if (typeof data74.type !== "string") {
                        const err175 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/type/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err175];
                        } else {
                          vErrors.push(err175);
                        }
                        errors++;
                      }
                    }
                    if (data74.noul !== void 0) {
                      let data86 = data74.noul;
                      if (!(typeof data86 == "number" && isFinite(data86))) {
                        const err176 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/noul/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err176];
                        } else {
                          vErrors.push(err176);
                        }
                        errors++;
                      }
                    }
                    if (data74.choice !== void 0) {
                      if (typeof data74.choice !== "string") {
                        const err177 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/choice", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/choice/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err177];
                        } else {
                          vErrors.push(err177);
                        }
                        errors++;
                      }
                    }
                    if (data74.score !== void 0) {
                      let data88 = data74.score;
                      if (!(typeof data88 == "number" && isFinite(data88))) {
                        const err178 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/score/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err178];
                        } else {
                          vErrors.push(err178);
                        }
                        errors++;
                      }
                    }
                    if (data74.confidence !== void 0) {
                      let data89 = data74.confidence;
                      if (!(typeof data89 == "number" && isFinite(data89))) {
                        const err179 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/confidence/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err179];
                        } else {
                          vErrors.push(err179);
                        }
                        errors++;
                      }
                    }
                    if (data74.probabilities !== void 0) {
                      let data90 = data74.probabilities;
                      if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                        for (const key24 in data90) {
                          let data91 = data90[key24];
                          if (!(typeof data91 == "number" && isFinite(data91))) {
                            const err180 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err180];
                            } else {
                              vErrors.push(err180);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err181 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err181];
                        } else {
                          vErrors.push(err181);
                        }
                        errors++;
                      }
                    }
                    if (data74.legend !== void 0) {
                      let data92 = data74.legend;
                      if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const key25 in data92) {
                          if (typeof data92[key25] !== "string") {
                            const err182 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err182];
                            } else {
                              vErrors.push(err182);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err183 = { instancePath: instancePath + "/steps/" + i1 + "/answers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend", schemaPath: "#/properties/steps/items/properties/answers/additionalProperties/properties/legend/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err183];
                        } else {
                          vErrors.push(err183);
                        }
                        errors++;
                      }
                    }
                  }
                }
              } else {
                const err184 = { instancePath: instancePath + "/steps/" + i1 + "/answers", schemaPath: "#/properties/steps/items/properties/answers/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
            }
            if (data25.status !== void 0) {
              let data94 = data25.status;
              if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                const err185 = { instancePath: instancePath + "/steps/" + i1 + "/status", schemaPath: "#/properties/steps/items/properties/status/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err185];
                } else {
                  vErrors.push(err185);
                }
                errors++;
              }
              if (typeof data94 == "number" && isFinite(data94)) {
                if (data94 > 999 || isNaN(data94)) {
                  const err186 = { instancePath: instancePath + "/steps/" + i1 + "/status", schemaPath: "#/properties/steps/items/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err186];
                  } else {
                    vErrors.push(err186);
                  }
                  errors++;
                }
                if (data94 < 100 || isNaN(data94)) {
                  const err187 = { instancePath: instancePath + "/steps/" + i1 + "/status", schemaPath: "#/properties/steps/items/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
              }
            }
            if (data25.headers !== void 0) {
              let data95 = data25.headers;
              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                for (const key26 in data95) {
                  const _errs235 = errors;
                  if (typeof key26 === "string") {
                    if (!pattern2.test(key26)) {
                      const err188 = { instancePath: instancePath + "/steps/" + i1 + "/headers", schemaPath: "#/properties/steps/items/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, propertyName: key26 };
                      if (vErrors === null) {
                        vErrors = [err188];
                      } else {
                        vErrors.push(err188);
                      }
                      errors++;
                    }
                  }
                  var valid44 = _errs235 === errors;
                  if (!valid44) {
                    const err189 = { instancePath: instancePath + "/steps/" + i1 + "/headers", schemaPath: "#/properties/steps/items/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key26 } };
                    if (vErrors === null) {
                      vErrors = [err189];
                    } else {
                      vErrors.push(err189);
                    }
                    errors++;
                  }
                }
                for (const key27 in data95) {
                  let data96 = data95[key27];
                  if (typeof data96 !== "string" && !(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96)) && data96 !== null) {
                    const err190 = { instancePath: instancePath + "/steps/" + i1 + "/headers/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/headers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.headers.additionalProperties.type } };
                    if (vErrors === null) {
                      vErrors = [err190];
                    } else {
                      vErrors.push(err190);
                    }
                    errors++;
                  }
                  if (typeof data96 === "string") {
                    if (!pattern11.test(data96)) {
                      const err191 = { instancePath: instancePath + "/steps/" + i1 + "/headers/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\u0000]*$" } };
                      if (vErrors === null) {
                        vErrors = [err191];
                      } else {
                        vErrors.push(err191);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err192 = { instancePath: instancePath + "/steps/" + i1 + "/headers", schemaPath: "#/properties/steps/items/properties/headers/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err192];
                } else {
                  vErrors.push(err192);
                }
                errors++;
              }
            }
            if (data25.body !== void 0) {
              let data97 = data25.body;
              if ((!data97 || typeof data97 != "object") && typeof data97 !== "string") {
                const err193 = { instancePath: instancePath + "/steps/" + i1 + "/body", schemaPath: "#/properties/steps/items/properties/body/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.body.type } };
                if (vErrors === null) {
                  vErrors = [err193];
                } else {
                  vErrors.push(err193);
                }
                errors++;
              }
              const _errs242 = errors;
              let valid47 = true;
              const _errs243 = errors;
              if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                if (Object.keys(data97).length > 1) {
                  const err194 = {};
                  if (vErrors === null) {
                    vErrors = [err194];
                  } else {
                    vErrors.push(err194);
                  }
                  errors++;
                } else {
                  let missing10;
                  if (data97.text === void 0 && (missing10 = "text")) {
                    const err195 = {};
                    if (vErrors === null) {
                      vErrors = [err195];
                    } else {
                      vErrors.push(err195);
                    }
                    errors++;
                  }
                }
              }
              var _valid10 = _errs243 === errors;
              errors = _errs242;
              if (vErrors !== null) {
                if (_errs242) {
                  vErrors.length = _errs242;
                } else {
                  vErrors = null;
                }
              }
              if (_valid10) {
                const _errs244 = errors;
                if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                  if (data97.text !== void 0) {
                    if (typeof data97.text !== "string") {
                      const err196 = { instancePath: instancePath + "/steps/" + i1 + "/body/text", schemaPath: "#/properties/steps/items/properties/body/allOf/0/then/properties/text/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err196];
                      } else {
                        vErrors.push(err196);
                      }
                      errors++;
                    }
                  }
                }
                var _valid10 = _errs244 === errors;
                valid47 = _valid10;
              }
              if (!valid47) {
                const err197 = { instancePath: instancePath + "/steps/" + i1 + "/body", schemaPath: "#/properties/steps/items/properties/body/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                if (vErrors === null) {
                  vErrors = [err197];
                } else {
                  vErrors.push(err197);
                }
                errors++;
              }
              const _errs248 = errors;
              let valid49 = true;
              const _errs249 = errors;
              if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                if (Object.keys(data97).length > 1) {
                  const err198 = {};
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                } else {
                  let missing11;
                  if (data97.base64 === void 0 && (missing11 = "base64")) {
                    const err199 = {};
                    if (vErrors === null) {
                      vErrors = [err199];
                    } else {
                      vErrors.push(err199);
                    }
                    errors++;
                  }
                }
              }
              var _valid11 = _errs249 === errors;
              errors = _errs248;
              if (vErrors !== null) {
                if (_errs248) {
                  vErrors.length = _errs248;
                } else {
                  vErrors = null;
                }
              }
              if (_valid11) {
                const _errs250 = errors;
                if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                  if (data97.base64 !== void 0) {
                    let data99 = data97.base64;
                    if (typeof data99 === "string") {
                      if (!pattern12.test(data99)) {
                        const err200 = { instancePath: instancePath + "/steps/" + i1 + "/body/base64", schemaPath: "#/properties/steps/items/properties/body/allOf/1/then/properties/base64/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" } };
                        if (vErrors === null) {
                          vErrors = [err200];
                        } else {
                          vErrors.push(err200);
                        }
                        errors++;
                      }
                    } else {
                      const err201 = { instancePath: instancePath + "/steps/" + i1 + "/body/base64", schemaPath: "#/properties/steps/items/properties/body/allOf/1/then/properties/base64/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err201];
                      } else {
                        vErrors.push(err201);
                      }
                      errors++;
                    }
                  }
                }
                var _valid11 = _errs250 === errors;
                valid49 = _valid11;
              }
              if (!valid49) {
                const err202 = { instancePath: instancePath + "/steps/" + i1 + "/body", schemaPath: "#/properties/steps/items/properties/body/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                if (vErrors === null) {
                  vErrors = [err202];
                } else {
                  vErrors.push(err202);
                }
                errors++;
              }
            }
            if (data25.model !== void 0) {
              if (typeof data25.model !== "string") {
                const err203 = { instancePath: instancePath + "/steps/" + i1 + "/model", schemaPath: "#/properties/steps/items/properties/model/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err203];
                } else {
                  vErrors.push(err203);
                }
                errors++;
              }
            }
            if (data25.delay !== void 0) {
              let data101 = data25.delay;
              if ((!data101 || typeof data101 != "object") && !(typeof data101 == "number" && isFinite(data101))) {
                const err204 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.delay.type } };
                if (vErrors === null) {
                  vErrors = [err204];
                } else {
                  vErrors.push(err204);
                }
                errors++;
              }
              const _errs258 = errors;
              let valid52 = true;
              const _errs259 = errors;
              if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                let missing12;
                if (data101.bytes === void 0 && (missing12 = "bytes")) {
                  const err205 = {};
                  if (vErrors === null) {
                    vErrors = [err205];
                  } else {
                    vErrors.push(err205);
                  }
                  errors++;
                }
              }
              var _valid12 = _errs259 === errors;
              errors = _errs258;
              if (vErrors !== null) {
                if (_errs258) {
                  vErrors.length = _errs258;
                } else {
                  vErrors = null;
                }
              }
              if (_valid12) {
                const _errs260 = errors;
                if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                  if (data101.before === void 0) {
                    const err206 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/allOf/0/then/required", keyword: "required", params: { missingProperty: "before" } };
                    if (vErrors === null) {
                      vErrors = [err206];
                    } else {
                      vErrors.push(err206);
                    }
                    errors++;
                  }
                  if (data101.before !== void 0) {
                    if ("chunk" !== data101.before) {
                      const err207 = { instancePath: instancePath + "/steps/" + i1 + "/delay/before", schemaPath: "#/properties/steps/items/properties/delay/allOf/0/then/properties/before/const", keyword: "const", params: { allowedValue: "chunk" } };
                      if (vErrors === null) {
                        vErrors = [err207];
                      } else {
                        vErrors.push(err207);
                      }
                      errors++;
                    }
                  }
                }
                var _valid12 = _errs260 === errors;
                valid52 = _valid12;
              }
              if (!valid52) {
                const err208 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                if (vErrors === null) {
                  vErrors = [err208];
                } else {
                  vErrors.push(err208);
                }
                errors++;
              }
              const _errs263 = errors;
              let valid54 = true;
              const _errs264 = errors;
              if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                let missing13;
                if (data101.before === void 0 && (missing13 = "before")) {
                  const err209 = {};
                  if (vErrors === null) {
                    vErrors = [err209];
                  } else {
                    vErrors.push(err209);
                  }
                  errors++;
                } else {
                  if (data101.before !== void 0) {
                    if ("chunk" !== data101.before) {
                      const err210 = {};
                      if (vErrors === null) {
                        vErrors = [err210];
                      } else {
                        vErrors.push(err210);
                      }
                      errors++;
                    }
                  }
                }
              }
              var _valid13 = _errs264 === errors;
              errors = _errs263;
              if (vErrors !== null) {
                if (_errs263) {
                  vErrors.length = _errs263;
                } else {
                  vErrors = null;
                }
              }
              if (_valid13) {
                const _errs266 = errors;
                if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                  if (data101.bytes === void 0) {
                    const err211 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/allOf/1/then/required", keyword: "required", params: { missingProperty: "bytes" } };
                    if (vErrors === null) {
                      vErrors = [err211];
                    } else {
                      vErrors.push(err211);
                    }
                    errors++;
                  }
                }
                var _valid13 = _errs266 === errors;
                valid54 = _valid13;
              }
              if (!valid54) {
                const err212 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
              if (typeof data101 == "number" && isFinite(data101)) {
                if (data101 > 36e5 || isNaN(data101)) {
                  const err213 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                  if (vErrors === null) {
                    vErrors = [err213];
                  } else {
                    vErrors.push(err213);
                  }
                  errors++;
                }
                if (data101 < 0 || isNaN(data101)) {
                  const err214 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err214];
                  } else {
                    vErrors.push(err214);
                  }
                  errors++;
                }
              }
              if (Array.isArray(data101)) {
                if (data101.length < 1) {
                  const err215 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/minItems", keyword: "minItems", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err215];
                  } else {
                    vErrors.push(err215);
                  }
                  errors++;
                }
                const len3 = data101.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data104 = data101[i3];
                  if (!(typeof data104 == "number" && isFinite(data104)) && !(data104 && typeof data104 == "object" && !Array.isArray(data104))) {
                    const err216 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.delay.items.type } };
                    if (vErrors === null) {
                      vErrors = [err216];
                    } else {
                      vErrors.push(err216);
                    }
                    errors++;
                  }
                  const _errs270 = errors;
                  let valid59 = true;
                  const _errs271 = errors;
                  if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                    let missing14;
                    if (data104.bytes === void 0 && (missing14 = "bytes")) {
                      const err217 = {};
                      if (vErrors === null) {
                        vErrors = [err217];
                      } else {
                        vErrors.push(err217);
                      }
                      errors++;
                    }
                  }
                  var _valid14 = _errs271 === errors;
                  errors = _errs270;
                  if (vErrors !== null) {
                    if (_errs270) {
                      vErrors.length = _errs270;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid14) {
                    const _errs272 = errors;
                    if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                      if (data104.before === void 0) {
                        const err218 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/allOf/0/then/required", keyword: "required", params: { missingProperty: "before" } };
                        if (vErrors === null) {
                          vErrors = [err218];
                        } else {
                          vErrors.push(err218);
                        }
                        errors++;
                      }
                      if (data104.before !== void 0) {
                        if ("chunk" !== data104.before) {
                          const err219 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/before", schemaPath: "#/properties/steps/items/properties/delay/items/allOf/0/then/properties/before/const", keyword: "const", params: { allowedValue: "chunk" } };
                          if (vErrors === null) {
                            vErrors = [err219];
                          } else {
                            vErrors.push(err219);
                          }
                          errors++;
                        }
                      }
                    }
                    var _valid14 = _errs272 === errors;
                    valid59 = _valid14;
                  }
                  if (!valid59) {
                    const err220 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err220];
                    } else {
                      vErrors.push(err220);
                    }
                    errors++;
                  }
                  const _errs275 = errors;
                  let valid61 = true;
                  const _errs276 = errors;
                  if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                    let missing15;
                    if (data104.before === void 0 && (missing15 = "before")) {
                      const err221 = {};
                      if (vErrors === null) {
                        vErrors = [err221];
                      } else {
                        vErrors.push(err221);
                      }
                      errors++;
                    } else {
                      if (data104.before !== void 0) {
                        if ("chunk" !== data104.before) {
                          const err222 = {};
                          if (vErrors === null) {
                            vErrors = [err222];
                          } else {
                            vErrors.push(err222);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid15 = _errs276 === errors;
                  errors = _errs275;
                  if (vErrors !== null) {
                    if (_errs275) {
                      vErrors.length = _errs275;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid15) {
                    const _errs278 = errors;
                    if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                      if (data104.bytes === void 0) {
                        const err223 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/allOf/1/then/required", keyword: "required", params: { missingProperty: "bytes" } };
                        if (vErrors === null) {
                          vErrors = [err223];
                        } else {
                          vErrors.push(err223);
                        }
                        errors++;
                      }
                    }
                    var _valid15 = _errs278 === errors;
                    valid61 = _valid15;
                  }
                  if (!valid61) {
                    const err224 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                    if (vErrors === null) {
                      vErrors = [err224];
                    } else {
                      vErrors.push(err224);
                    }
                    errors++;
                  }
                  if (typeof data104 == "number" && isFinite(data104)) {
                    if (data104 > 36e5 || isNaN(data104)) {
                      const err225 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                      if (vErrors === null) {
                        vErrors = [err225];
                      } else {
                        vErrors.push(err225);
                      }
                      errors++;
                    }
                    if (data104 < 0 || isNaN(data104)) {
                      const err226 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                      if (vErrors === null) {
                        vErrors = [err226];
                      } else {
                        vErrors.push(err226);
                      }
                      errors++;
                    }
                  }
                  if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                    if (Object.keys(data104).length < 1) {
                      const err227 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err227];
                      } else {
                        vErrors.push(err227);
                      }
                      errors++;
                    }
                    for (const key28 in data104) {
                      if (!(key28 === "before" || key28 === "ms" || key28 === "uniform" || key28 === "log-normal" || key28 === "bytes")) {
                        const err228 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3, schemaPath: "#/properties/steps/items/properties/delay/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 } };
                        if (vErrors === null) {
                          vErrors = [err228];
                        } else {
                          vErrors.push(err228);
                        }
                        errors++;
                      }
                    }
                    if (data104.before !== void 0) {
                      let data107 = data104.before;
                      if (typeof data107 !== "string") {
                        const err229 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/before", schemaPath: "#/properties/steps/items/properties/delay/items/properties/before/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err229];
                        } else {
                          vErrors.push(err229);
                        }
                        errors++;
                      }
                      if (!(data107 === "head" || data107 === "body" || data107 === "chunk")) {
                        const err230 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/before", schemaPath: "#/properties/steps/items/properties/delay/items/properties/before/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.delay.items.properties.before.enum } };
                        if (vErrors === null) {
                          vErrors = [err230];
                        } else {
                          vErrors.push(err230);
                        }
                        errors++;
                      }
                    }
                    if (data104.ms !== void 0) {
                      let data108 = data104.ms;
                      if (typeof data108 == "number" && isFinite(data108)) {
                        if (data108 > 36e5 || isNaN(data108)) {
                          const err231 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/ms", schemaPath: "#/properties/steps/items/properties/delay/items/properties/ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                          if (vErrors === null) {
                            vErrors = [err231];
                          } else {
                            vErrors.push(err231);
                          }
                          errors++;
                        }
                        if (data108 < 0 || isNaN(data108)) {
                          const err232 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/ms", schemaPath: "#/properties/steps/items/properties/delay/items/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          if (vErrors === null) {
                            vErrors = [err232];
                          } else {
                            vErrors.push(err232);
                          }
                          errors++;
                        }
                      } else {
                        const err233 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/ms", schemaPath: "#/properties/steps/items/properties/delay/items/properties/ms/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err233];
                        } else {
                          vErrors.push(err233);
                        }
                        errors++;
                      }
                    }
                    if (data104.uniform !== void 0) {
                      let data109 = data104.uniform;
                      if (Array.isArray(data109)) {
                        if (data109.length > 2) {
                          const err234 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform", schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/maxItems", keyword: "maxItems", params: { limit: 2 } };
                          if (vErrors === null) {
                            vErrors = [err234];
                          } else {
                            vErrors.push(err234);
                          }
                          errors++;
                        }
                        if (data109.length < 2) {
                          const err235 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform", schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/minItems", keyword: "minItems", params: { limit: 2 } };
                          if (vErrors === null) {
                            vErrors = [err235];
                          } else {
                            vErrors.push(err235);
                          }
                          errors++;
                        }
                        const len4 = data109.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data110 = data109[i4];
                          if (typeof data110 == "number" && isFinite(data110)) {
                            if (data110 > 36e5 || isNaN(data110)) {
                              const err236 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform/" + i4, schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                              if (vErrors === null) {
                                vErrors = [err236];
                              } else {
                                vErrors.push(err236);
                              }
                              errors++;
                            }
                            if (data110 < 0 || isNaN(data110)) {
                              const err237 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform/" + i4, schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                              if (vErrors === null) {
                                vErrors = [err237];
                              } else {
                                vErrors.push(err237);
                              }
                              errors++;
                            }
                          } else {
                            const err238 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform/" + i4, schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/items/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err238];
                            } else {
                              vErrors.push(err238);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err239 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/uniform", schemaPath: "#/properties/steps/items/properties/delay/items/properties/uniform/type", keyword: "type", params: { type: "array" } };
                        if (vErrors === null) {
                          vErrors = [err239];
                        } else {
                          vErrors.push(err239);
                        }
                        errors++;
                      }
                    }
                    if (data104["log-normal"] !== void 0) {
                      let data111 = data104["log-normal"];
                      if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
                        if (data111.median === void 0) {
                          const err240 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/required", keyword: "required", params: { missingProperty: "median" } };
                          if (vErrors === null) {
                            vErrors = [err240];
                          } else {
                            vErrors.push(err240);
                          }
                          errors++;
                        }
                        if (data111.sigma === void 0) {
                          const err241 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/required", keyword: "required", params: { missingProperty: "sigma" } };
                          if (vErrors === null) {
                            vErrors = [err241];
                          } else {
                            vErrors.push(err241);
                          }
                          errors++;
                        }
                        for (const key29 in data111) {
                          if (!(key29 === "median" || key29 === "sigma")) {
                            const err242 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 } };
                            if (vErrors === null) {
                              vErrors = [err242];
                            } else {
                              vErrors.push(err242);
                            }
                            errors++;
                          }
                        }
                        if (data111.median !== void 0) {
                          let data112 = data111.median;
                          if (typeof data112 == "number" && isFinite(data112)) {
                            if (data112 > 36e5 || isNaN(data112)) {
                              const err243 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/median/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                              if (vErrors === null) {
                                vErrors = [err243];
                              } else {
                                vErrors.push(err243);
                              }
                              errors++;
                            }
                            if (data112 <= 0 || isNaN(data112)) {
                              const err244 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/median/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                              if (vErrors === null) {
                                vErrors = [err244];
                              } else {
                                vErrors.push(err244);
                              }
                              errors++;
                            }
                          } else {
                            const err245 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/median/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err245];
                            } else {
                              vErrors.push(err245);
                            }
                            errors++;
                          }
                        }
                        if (data111.sigma !== void 0) {
                          let data113 = data111.sigma;
                          if (typeof data113 == "number" && isFinite(data113)) {
                            if (data113 > 3 || isNaN(data113)) {
                              const err246 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/sigma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
                              if (vErrors === null) {
                                vErrors = [err246];
                              } else {
                                vErrors.push(err246);
                              }
                              errors++;
                            }
                            if (data113 < 0 || isNaN(data113)) {
                              const err247 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/sigma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                              if (vErrors === null) {
                                vErrors = [err247];
                              } else {
                                vErrors.push(err247);
                              }
                              errors++;
                            }
                          } else {
                            const err248 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/properties/sigma/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err248];
                            } else {
                              vErrors.push(err248);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err249 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/log-normal", schemaPath: "#/properties/steps/items/properties/delay/items/properties/log-normal/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err249];
                        } else {
                          vErrors.push(err249);
                        }
                        errors++;
                      }
                    }
                    if (data104.bytes !== void 0) {
                      let data114 = data104.bytes;
                      if (!(typeof data114 == "number" && (!(data114 % 1) && !isNaN(data114)) && isFinite(data114))) {
                        const err250 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/bytes", schemaPath: "#/properties/steps/items/properties/delay/items/properties/bytes/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err250];
                        } else {
                          vErrors.push(err250);
                        }
                        errors++;
                      }
                      if (typeof data114 == "number" && isFinite(data114)) {
                        if (data114 < 1 || isNaN(data114)) {
                          const err251 = { instancePath: instancePath + "/steps/" + i1 + "/delay/" + i3 + "/bytes", schemaPath: "#/properties/steps/items/properties/delay/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err251];
                          } else {
                            vErrors.push(err251);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
              }
              if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                if (Object.keys(data101).length < 1) {
                  const err252 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/minProperties", keyword: "minProperties", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err252];
                  } else {
                    vErrors.push(err252);
                  }
                  errors++;
                }
                for (const key30 in data101) {
                  if (!(key30 === "before" || key30 === "ms" || key30 === "uniform" || key30 === "log-normal" || key30 === "bytes")) {
                    const err253 = { instancePath: instancePath + "/steps/" + i1 + "/delay", schemaPath: "#/properties/steps/items/properties/delay/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 } };
                    if (vErrors === null) {
                      vErrors = [err253];
                    } else {
                      vErrors.push(err253);
                    }
                    errors++;
                  }
                }
                if (data101.before !== void 0) {
                  let data115 = data101.before;
                  if (typeof data115 !== "string") {
                    const err254 = { instancePath: instancePath + "/steps/" + i1 + "/delay/before", schemaPath: "#/properties/steps/items/properties/delay/properties/before/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err254];
                    } else {
                      vErrors.push(err254);
                    }
                    errors++;
                  }
                  if (!(data115 === "head" || data115 === "body" || data115 === "chunk")) {
                    const err255 = { instancePath: instancePath + "/steps/" + i1 + "/delay/before", schemaPath: "#/properties/steps/items/properties/delay/properties/before/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.delay.properties.before.enum } };
                    if (vErrors === null) {
                      vErrors = [err255];
                    } else {
                      vErrors.push(err255);
                    }
                    errors++;
                  }
                }
                if (data101.ms !== void 0) {
                  let data116 = data101.ms;
                  if (typeof data116 == "number" && isFinite(data116)) {
                    if (data116 > 36e5 || isNaN(data116)) {
                      const err256 = { instancePath: instancePath + "/steps/" + i1 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/delay/properties/ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                      if (vErrors === null) {
                        vErrors = [err256];
                      } else {
                        vErrors.push(err256);
                      }
                      errors++;
                    }
                    if (data116 < 0 || isNaN(data116)) {
                      const err257 = { instancePath: instancePath + "/steps/" + i1 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/delay/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                      if (vErrors === null) {
                        vErrors = [err257];
                      } else {
                        vErrors.push(err257);
                      }
                      errors++;
                    }
                  } else {
                    const err258 = { instancePath: instancePath + "/steps/" + i1 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/delay/properties/ms/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err258];
                    } else {
                      vErrors.push(err258);
                    }
                    errors++;
                  }
                }
                if (data101.uniform !== void 0) {
                  let data117 = data101.uniform;
                  if (Array.isArray(data117)) {
                    if (data117.length > 2) {
                      const err259 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/maxItems", keyword: "maxItems", params: { limit: 2 } };
                      if (vErrors === null) {
                        vErrors = [err259];
                      } else {
                        vErrors.push(err259);
                      }
                      errors++;
                    }
                    if (data117.length < 2) {
                      const err260 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/minItems", keyword: "minItems", params: { limit: 2 } };
                      if (vErrors === null) {
                        vErrors = [err260];
                      } else {
                        vErrors.push(err260);
                      }
                      errors++;
                    }
                    const len5 = data117.length;
                    for (let i5 = 0; i5 < len5; i5++) {
                      let data118 = data117[i5];
                      if (typeof data118 == "number" && isFinite(data118)) {
                        if (data118 > 36e5 || isNaN(data118)) {
                          const err261 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform/" + i5, schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                          if (vErrors === null) {
                            vErrors = [err261];
                          } else {
                            vErrors.push(err261);
                          }
                          errors++;
                        }
                        if (data118 < 0 || isNaN(data118)) {
                          const err262 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform/" + i5, schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          if (vErrors === null) {
                            vErrors = [err262];
                          } else {
                            vErrors.push(err262);
                          }
                          errors++;
                        }
                      } else {
                        const err263 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform/" + i5, schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/items/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err263];
                        } else {
                          vErrors.push(err263);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err264 = { instancePath: instancePath + "/steps/" + i1 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/delay/properties/uniform/type", keyword: "type", params: { type: "array" } };
                    if (vErrors === null) {
                      vErrors = [err264];
                    } else {
                      vErrors.push(err264);
                    }
                    errors++;
                  }
                }
                if (data101["log-normal"] !== void 0) {
                  let data119 = data101["log-normal"];
                  if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                    if (data119.median === void 0) {
                      const err265 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/required", keyword: "required", params: { missingProperty: "median" } };
                      if (vErrors === null) {
                        vErrors = [err265];
                      } else {
                        vErrors.push(err265);
                      }
                      errors++;
                    }
                    if (data119.sigma === void 0) {
                      const err266 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/required", keyword: "required", params: { missingProperty: "sigma" } };
                      if (vErrors === null) {
                        vErrors = [err266];
                      } else {
                        vErrors.push(err266);
                      }
                      errors++;
                    }
                    for (const key31 in data119) {
                      if (!(key31 === "median" || key31 === "sigma")) {
                        const err267 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 } };
                        if (vErrors === null) {
                          vErrors = [err267];
                        } else {
                          vErrors.push(err267);
                        }
                        errors++;
                      }
                    }
                    if (data119.median !== void 0) {
                      let data120 = data119.median;
                      if (typeof data120 == "number" && isFinite(data120)) {
                        if (data120 > 36e5 || isNaN(data120)) {
                          const err268 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/median/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                          if (vErrors === null) {
                            vErrors = [err268];
                          } else {
                            vErrors.push(err268);
                          }
                          errors++;
                        }
                        if (data120 <= 0 || isNaN(data120)) {
                          const err269 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/median/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                          if (vErrors === null) {
                            vErrors = [err269];
                          } else {
                            vErrors.push(err269);
                          }
                          errors++;
                        }
                      } else {
                        const err270 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/median/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err270];
                        } else {
                          vErrors.push(err270);
                        }
                        errors++;
                      }
                    }
                    if (data119.sigma !== void 0) {
                      let data121 = data119.sigma;
                      if (typeof data121 == "number" && isFinite(data121)) {
                        if (data121 > 3 || isNaN(data121)) {
                          const err271 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/sigma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
                          if (vErrors === null) {
                            vErrors = [err271];
                          } else {
                            vErrors.push(err271);
                          }
                          errors++;
                        }
                        if (data121 < 0 || isNaN(data121)) {
                          const err272 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/sigma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          if (vErrors === null) {
                            vErrors = [err272];
                          } else {
                            vErrors.push(err272);
                          }
                          errors++;
                        }
                      } else {
                        const err273 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/properties/sigma/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err273];
                        } else {
                          vErrors.push(err273);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err274 = { instancePath: instancePath + "/steps/" + i1 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/delay/properties/log-normal/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err274];
                    } else {
                      vErrors.push(err274);
                    }
                    errors++;
                  }
                }
                if (data101.bytes !== void 0) {
                  let data122 = data101.bytes;
                  if (!(typeof data122 == "number" && (!(data122 % 1) && !isNaN(data122)) && isFinite(data122))) {
                    const err275 = { instancePath: instancePath + "/steps/" + i1 + "/delay/bytes", schemaPath: "#/properties/steps/items/properties/delay/properties/bytes/type", keyword: "type", params: { type: "integer" } };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                  if (typeof data122 == "number" && isFinite(data122)) {
                    if (data122 < 1 || isNaN(data122)) {
                      const err276 = { instancePath: instancePath + "/steps/" + i1 + "/delay/bytes", schemaPath: "#/properties/steps/items/properties/delay/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err276];
                      } else {
                        vErrors.push(err276);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            if (data25.fault !== void 0) {
              let data123 = data25.fault;
              if ((!data123 || typeof data123 != "object") && typeof data123 !== "string") {
                const err277 = { instancePath: instancePath + "/steps/" + i1 + "/fault", schemaPath: "#/properties/steps/items/properties/fault/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.fault.type } };
                if (vErrors === null) {
                  vErrors = [err277];
                } else {
                  vErrors.push(err277);
                }
                errors++;
              }
              if (Array.isArray(data123)) {
                if (data123.length < 1) {
                  const err278 = { instancePath: instancePath + "/steps/" + i1 + "/fault", schemaPath: "#/properties/steps/items/properties/fault/minItems", keyword: "minItems", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err278];
                  } else {
                    vErrors.push(err278);
                  }
                  errors++;
                }
                const len6 = data123.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data124 = data123[i6];
                  if (typeof data124 !== "string" && !(data124 && typeof data124 == "object" && !Array.isArray(data124))) {
                    const err279 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + i6, schemaPath: "#/properties/steps/items/properties/fault/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.fault.items.type } };
                    if (vErrors === null) {
                      vErrors = [err279];
                    } else {
                      vErrors.push(err279);
                    }
                    errors++;
                  }
                  if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                    if (Object.keys(data124).length > 1) {
                      const err280 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + i6, schemaPath: "#/properties/steps/items/properties/fault/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err280];
                      } else {
                        vErrors.push(err280);
                      }
                      errors++;
                    }
                    if (Object.keys(data124).length < 1) {
                      const err281 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + i6, schemaPath: "#/properties/steps/items/properties/fault/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err281];
                      } else {
                        vErrors.push(err281);
                      }
                      errors++;
                    }
                    for (const key32 in data124) {
                      let data125 = data124[key32];
                      if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
                        for (const key33 in data125) {
                          let data126 = data125[key33];
                          if (!(typeof data126 == "number" && isFinite(data126))) {
                            const err282 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + i6 + "/" + key32.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key33.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/fault/items/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err282];
                            } else {
                              vErrors.push(err282);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err283 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + i6 + "/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/fault/items/additionalProperties/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err283];
                        } else {
                          vErrors.push(err283);
                        }
                        errors++;
                      }
                    }
                  }
                }
              }
              if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
                if (Object.keys(data123).length > 1) {
                  const err284 = { instancePath: instancePath + "/steps/" + i1 + "/fault", schemaPath: "#/properties/steps/items/properties/fault/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err284];
                  } else {
                    vErrors.push(err284);
                  }
                  errors++;
                }
                if (Object.keys(data123).length < 1) {
                  const err285 = { instancePath: instancePath + "/steps/" + i1 + "/fault", schemaPath: "#/properties/steps/items/properties/fault/minProperties", keyword: "minProperties", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err285];
                  } else {
                    vErrors.push(err285);
                  }
                  errors++;
                }
                for (const key34 in data123) {
                  let data127 = data123[key34];
                  if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
                    for (const key35 in data127) {
                      let data128 = data127[key35];
                      if (!(typeof data128 == "number" && isFinite(data128))) {
                        const err286 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + key34.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/fault/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" } };
                        if (vErrors === null) {
                          vErrors = [err286];
                        } else {
                          vErrors.push(err286);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err287 = { instancePath: instancePath + "/steps/" + i1 + "/fault/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/fault/additionalProperties/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err287];
                    } else {
                      vErrors.push(err287);
                    }
                    errors++;
                  }
                }
              }
            }
            if (data25.sequence !== void 0) {
              let data129 = data25.sequence;
              if (Array.isArray(data129)) {
                if (data129.length < 1) {
                  const err288 = { instancePath: instancePath + "/steps/" + i1 + "/sequence", schemaPath: "#/properties/steps/items/properties/sequence/minItems", keyword: "minItems", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err288];
                  } else {
                    vErrors.push(err288);
                  }
                  errors++;
                }
                const len7 = data129.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data130 = data129[i7];
                  if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
                    for (const key36 in data130) {
                      if (!(key36 === "answers" || key36 === "status" || key36 === "headers" || key36 === "body" || key36 === "protocol" || key36 === "model" || key36 === "delay" || key36 === "fault")) {
                        const err289 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7, schemaPath: "#/properties/steps/items/properties/sequence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 } };
                        if (vErrors === null) {
                          vErrors = [err289];
                        } else {
                          vErrors.push(err289);
                        }
                        errors++;
                      }
                    }
                    if (data130.answers !== void 0) {
                      let data131 = data130.answers;
                      if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
                        for (const key37 in data131) {
                          let data132 = data131[key37];
                          if ((!data132 || typeof data132 != "object") && !(typeof data132 == "number" && isFinite(data132)) && typeof data132 !== "string") {
                            const err290 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.answers.additionalProperties.type } };
                            if (vErrors === null) {
                              vErrors = [err290];
                            } else {
                              vErrors.push(err290);
                            }
                            errors++;
                          }
                          const _errs341 = errors;
                          let valid81 = true;
                          const _errs342 = errors;
                          if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                            let missing16;
                            if (data132.exactly === void 0 && (missing16 = "exactly")) {
                              const err291 = {};
                              if (vErrors === null) {
                                vErrors = [err291];
                              } else {
                                vErrors.push(err291);
                              }
                              errors++;
                            }
                          }
                          var _valid16 = _errs342 === errors;
                          errors = _errs341;
                          if (vErrors !== null) {
                            if (_errs341) {
                              vErrors.length = _errs341;
                            } else {
                              vErrors = null;
                            }
                          }
                          if (_valid16) {
                            const _errs343 = errors;
                            if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                              if (Object.keys(data132).length > 1) {
                                const err292 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                                if (vErrors === null) {
                                  vErrors = [err292];
                                } else {
                                  vErrors.push(err292);
                                }
                                errors++;
                              }
                            }
                            var _valid16 = _errs343 === errors;
                            valid81 = _valid16;
                          }
                          if (!valid81) {
                            const err293 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" } };
                            if (vErrors === null) {
                              vErrors = [err293];
                            } else {
                              vErrors.push(err293);
                            }
                            errors++;
                          }
                          if (Array.isArray(data132)) {
                            if (data132.length < 1) {
                              const err294 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err294];
                              } else {
                                vErrors.push(err294);
                              }
                              errors++;
                            }
                            const len8 = data132.length;
                            for (let i8 = 0; i8 < len8; i8++) {
                              let data133 = data132[i8];
                              if (!(typeof data133 == "number" && isFinite(data133)) && typeof data133 !== "string" && !(data133 && typeof data133 == "object" && !Array.isArray(data133))) {
                                const err295 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.answers.additionalProperties.items.type } };
                                if (vErrors === null) {
                                  vErrors = [err295];
                                } else {
                                  vErrors.push(err295);
                                }
                                errors++;
                              }
                              const _errs346 = errors;
                              let valid84 = true;
                              const _errs347 = errors;
                              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                let missing17;
                                if (data133.exactly === void 0 && (missing17 = "exactly")) {
                                  const err296 = {};
                                  if (vErrors === null) {
                                    vErrors = [err296];
                                  } else {
                                    vErrors.push(err296);
                                  }
                                  errors++;
                                }
                              }
                              var _valid17 = _errs347 === errors;
                              errors = _errs346;
                              if (vErrors !== null) {
                                if (_errs346) {
                                  vErrors.length = _errs346;
                                } else {
                                  vErrors = null;
                                }
                              }
                              if (_valid17) {
                                const _errs348 = errors;
                                if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                  if (Object.keys(data133).length > 1) {
                                    const err297 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/then/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                                    if (vErrors === null) {
                                      vErrors = [err297];
                                    } else {
                                      vErrors.push(err297);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid17 = _errs348 === errors;
                                valid84 = _valid17;
                              }
                              if (!valid84) {
                                const err298 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/if", keyword: "if", params: { failingKeyword: "then" } };
                                if (vErrors === null) {
                                  vErrors = [err298];
                                } else {
                                  vErrors.push(err298);
                                }
                                errors++;
                              }
                              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                if (Object.keys(data133).length < 1) {
                                  const err299 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                                  if (vErrors === null) {
                                    vErrors = [err299];
                                  } else {
                                    vErrors.push(err299);
                                  }
                                  errors++;
                                }
                                for (const key38 in data133) {
                                  if (!(key38 === "exactly" || key38 === "type" || key38 === "noul" || key38 === "choice" || key38 === "score" || key38 === "confidence" || key38 === "probabilities" || key38 === "legend")) {
                                    const err300 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 } };
                                    if (vErrors === null) {
                                      vErrors = [err300];
                                    } else {
                                      vErrors.push(err300);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.type !== void 0) {
                                  if (typeof data133.type !== "string") {
                                    const err301 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/type", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/type/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                      vErrors = [err301];
                                    } else {
                                      vErrors.push(err301);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.noul !== void 0) {
                                  let data135 = data133.noul;
                                  if (!(typeof data135 == "number" && isFinite(data135))) {
                                    const err302 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/noul", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/noul/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err302];
                                    } else {
                                      vErrors.push(err302);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.choice !== void 0) {
                                  if (typeof data133.choice !== "string") {
                                    const err303 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/choice", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/choice/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                      vErrors = [err303];
                                    } else {
                                      vErrors.push(err303);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.score !== void 0) {
                                  let data137 = data133.score;
                                  if (!(typeof data137 == "number" && isFinite(data137))) {
                                    const err304 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/score", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/score/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err304];
                                    } else {
                                      vErrors.push(err304);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.confidence !== void 0) {
                                  let data138 = data133.confidence;
                                  if (!(typeof data138 == "number" && isFinite(data138))) {
                                    const err305 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/confidence", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/confidence/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err305];
                                    } else {
                                      vErrors.push(err305);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.probabilities !== void 0) {
                                  let data139 = data133.probabilities;
                                  if (data139 && typeof data139 == "object" && !Array.isArray(data139)) {
                                    for (const key39 in data139) {
                                      let data140 = data139[key39];
                                      if (!(typeof data140 == "number" && isFinite(data140))) {
                                        const err306 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/probabilities/" + key39.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                                        if (vErrors === null) {
                                          vErrors = [err306];
                                        } else {
                                          vErrors.push(err306);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err307 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/probabilities", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                                    if (vErrors === null) {
                                      vErrors = [err307];
                                    } else {
                                      vErrors.push(err307);
                                    }
                                    errors++;
                                  }
                                }
                                if (data133.legend !== void 0) {
                                  let data141 = data133.legend;
                                  if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
                                    for (const key40 in data141) {
                                      if (typeof data141[key40] !== "string") {
                                        const err308 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/legend/" + key40.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                          vErrors = [err308];
                                        } else {
                                          vErrors.push(err308);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err309 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8 + "/legend", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/items/properties/legend/type", keyword: "type", params: { type: "object" } };
                                    if (vErrors === null) {
                                      vErrors = [err309];
                                    } else {
                                      vErrors.push(err309);
                                    }
                                    errors++;
                                  }
                                }
                              }
                            }
                          }
                          if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                            if (Object.keys(data132).length < 1) {
                              const err310 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/minProperties", keyword: "minProperties", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err310];
                              } else {
                                vErrors.push(err310);
                              }
                              errors++;
                            }
                            for (const key41 in data132) {
                              if (!(key41 === "exactly" || key41 === "type" || key41 === "noul" || key41 === "choice" || key41 === "score" || key41 === "confidence" || key41 === "probabilities" || key41 === "legend")) {
                                const err311 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 } };
                                if (vErrors === null) {
                                  vErrors = [err311];
                                } else {
                                  vErrors.push(err311);
                                }
                                errors++;
                              }
                            }
                            if (data132.type !== void 0) {
                              if (typeof data132.type !== "string") {
                                const err312 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/type/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                  vErrors = [err312];
                                } else {
                                  vErrors.push(err312);
                                }
                                errors++;
                              }
                            }
                            if (data132.noul !== void 0) {
                              let data144 = data132.noul;
                              if (!(typeof data144 == "number" && isFinite(data144))) {
                                const err313 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/noul/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err313];
                                } else {
                                  vErrors.push(err313);
                                }
                                errors++;
                              }
                            }
                            if (data132.choice !== void 0) {
                              if (typeof data132.choice !== "string") {
                                const err314 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/choice", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/choice/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                  vErrors = [err314];
                                } else {
                                  vErrors.push(err314);
                                }
                                errors++;
                              }
                            }
                            if (data132.score !== void 0) {
                              let data146 = data132.score;
                              if (!(typeof data146 == "number" && isFinite(data146))) {
                                const err315 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/score/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err315];
                                } else {
                                  vErrors.push(err315);
                                }
                                errors++;
                              }
                            }
                            if (data132.confidence !== void 0) {
                              let data147 = data132.confidence;
                              if (!(typeof data147 == "number" && isFinite(data147))) {
                                const err316 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/confidence/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err316];
                                } else {
                                  vErrors.push(err316);
                                }
                                errors++;
                              }
                            }
                            if (data132.probabilities !== void 0) {
                              let data148 = data132.probabilities;
                              if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                                for (const key42 in data148) {
                                  let data149 = data148[key42];
                                  if (!(typeof data149 == "number" && isFinite(data149))) {
                                    const err317 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key42.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err317];
                                    } else {
                                      vErrors.push(err317);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err318 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                                if (vErrors === null) {
                                  vErrors = [err318];
                                } else {
                                  vErrors.push(err318);
                                }
                                errors++;
                              }
                            }
                            if (data132.legend !== void 0) {
                              let data150 = data132.legend;
                              if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
                                for (const key43 in data150) {
                                  if (typeof data150[key43] !== "string") {
                                    const err319 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/" + key43.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/legend/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                      vErrors = [err319];
                                    } else {
                                      vErrors.push(err319);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err320 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers/" + key37.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/additionalProperties/properties/legend/type", keyword: "type", params: { type: "object" } };
                                if (vErrors === null) {
                                  vErrors = [err320];
                                } else {
                                  vErrors.push(err320);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                      } else {
                        const err321 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/answers", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/answers/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err321];
                        } else {
                          vErrors.push(err321);
                        }
                        errors++;
                      }
                    }
                    if (data130.status !== void 0) {
                      let data152 = data130.status;
                      if (!(typeof data152 == "number" && (!(data152 % 1) && !isNaN(data152)) && isFinite(data152))) {
                        const err322 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/status", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/status/type", keyword: "type", params: { type: "integer" } };
                        if (vErrors === null) {
                          vErrors = [err322];
                        } else {
                          vErrors.push(err322);
                        }
                        errors++;
                      }
                      if (typeof data152 == "number" && isFinite(data152)) {
                        if (data152 > 999 || isNaN(data152)) {
                          const err323 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/status", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                          if (vErrors === null) {
                            vErrors = [err323];
                          } else {
                            vErrors.push(err323);
                          }
                          errors++;
                        }
                        if (data152 < 100 || isNaN(data152)) {
                          const err324 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/status", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
                          if (vErrors === null) {
                            vErrors = [err324];
                          } else {
                            vErrors.push(err324);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data130.headers !== void 0) {
                      let data153 = data130.headers;
                      if (data153 && typeof data153 == "object" && !Array.isArray(data153)) {
                        for (const key44 in data153) {
                          const _errs395 = errors;
                          if (typeof key44 === "string") {
                            if (!pattern2.test(key44)) {
                              const err325 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/headers", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, propertyName: key44 };
                              if (vErrors === null) {
                                vErrors = [err325];
                              } else {
                                vErrors.push(err325);
                              }
                              errors++;
                            }
                          }
                          var valid91 = _errs395 === errors;
                          if (!valid91) {
                            const err326 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/headers", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key44 } };
                            if (vErrors === null) {
                              vErrors = [err326];
                            } else {
                              vErrors.push(err326);
                            }
                            errors++;
                          }
                        }
                        for (const key45 in data153) {
                          let data154 = data153[key45];
                          if (typeof data154 !== "string" && !(typeof data154 == "number" && (!(data154 % 1) && !isNaN(data154)) && isFinite(data154)) && data154 !== null) {
                            const err327 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/headers/" + key45.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/headers/additionalProperties/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.headers.additionalProperties.type } };
                            if (vErrors === null) {
                              vErrors = [err327];
                            } else {
                              vErrors.push(err327);
                            }
                            errors++;
                          }
                          if (typeof data154 === "string") {
                            if (!pattern11.test(data154)) {
                              const err328 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/headers/" + key45.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\u0000]*$" } };
                              if (vErrors === null) {
                                vErrors = [err328];
                              } else {
                                vErrors.push(err328);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err329 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/headers", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/headers/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                          vErrors = [err329];
                        } else {
                          vErrors.push(err329);
                        }
                        errors++;
                      }
                    }
                    if (data130.body !== void 0) {
                      let data155 = data130.body;
                      if ((!data155 || typeof data155 != "object") && typeof data155 !== "string") {
                        const err330 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.body.type } };
                        if (vErrors === null) {
                          vErrors = [err330];
                        } else {
                          vErrors.push(err330);
                        }
                        errors++;
                      }
                      const _errs402 = errors;
                      let valid94 = true;
                      const _errs403 = errors;
                      if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                        if (Object.keys(data155).length > 1) {
                          const err331 = {};
                          if (vErrors === null) {
                            vErrors = [err331];
                          } else {
                            vErrors.push(err331);
                          }
                          errors++;
                        } else {
                          let missing18;
                          if (data155.text === void 0 && (missing18 = "text")) {
                            const err332 = {};
                            if (vErrors === null) {
                              vErrors = [err332];
                            } else {
                              vErrors.push(err332);
                            }
                            errors++;
                          }
                        }
                      }
                      var _valid18 = _errs403 === errors;
                      errors = _errs402;
                      if (vErrors !== null) {
                        if (_errs402) {
                          vErrors.length = _errs402;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid18) {
                        const _errs404 = errors;
                        if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                          if (data155.text !== void 0) {
                            if (typeof data155.text !== "string") {
                              const err333 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body/text", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/allOf/0/then/properties/text/type", keyword: "type", params: { type: "string" } };
                              if (vErrors === null) {
                                vErrors = [err333];
                              } else {
                                vErrors.push(err333);
                              }
                              errors++;
                            }
                          }
                        }
                        var _valid18 = _errs404 === errors;
                        valid94 = _valid18;
                      }
                      if (!valid94) {
                        const err334 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err334];
                        } else {
                          vErrors.push(err334);
                        }
                        errors++;
                      }
                      const _errs408 = errors;
                      let valid96 = true;
                      const _errs409 = errors;
                      if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                        if (Object.keys(data155).length > 1) {
                          const err335 = {};
                          if (vErrors === null) {
                            vErrors = [err335];
                          } else {
                            vErrors.push(err335);
                          }
                          errors++;
                        } else {
                          let missing19;
                          if (data155.base64 === void 0 && (missing19 = "base64")) {
                            const err336 = {};
                            if (vErrors === null) {
                              vErrors = [err336];
                            } else {
                              vErrors.push(err336);
                            }
                            errors++;
                          }
                        }
                      }
                      var _valid19 = _errs409 === errors;
                      errors = _errs408;
                      if (vErrors !== null) {
                        if (_errs408) {
                          vErrors.length = _errs408;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid19) {
                        const _errs410 = errors;
                        if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                          if (data155.base64 !== void 0) {
                            let data157 = data155.base64;
                            if (typeof data157 === "string") {
                              if (!pattern12.test(data157)) {
                                const err337 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body/base64", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/allOf/1/then/properties/base64/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" } };
                                if (vErrors === null) {
                                  vErrors = [err337];
                                } else {
                                  vErrors.push(err337);
                                }
                                errors++;
                              }
                            } else {
                              const err338 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body/base64", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/allOf/1/then/properties/base64/type", keyword: "type", params: { type: "string" } };
                              if (vErrors === null) {
                                vErrors = [err338];
                              } else {
                                vErrors.push(err338);
                              }
                              errors++;
                            }
                          }
                        }
                        var _valid19 = _errs410 === errors;
                        valid96 = _valid19;
                      }
                      if (!valid96) {
                        const err339 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/body", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/body/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err339];
                        } else {
                          vErrors.push(err339);
                        }
                        errors++;
                      }
                    }
                    if (data130.model !== void 0) {
                      if (typeof data130.model !== "string") {
                        const err340 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/model", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/model/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                          vErrors = [err340];
                        } else {
                          vErrors.push(err340);
                        }
                        errors++;
                      }
                    }
                    if (data130.delay !== void 0) {
                      let data159 = data130.delay;
                      if ((!data159 || typeof data159 != "object") && !(typeof data159 == "number" && isFinite(data159))) {
                        const err341 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.delay.type } };
                        if (vErrors === null) {
                          vErrors = [err341];
                        } else {
                          vErrors.push(err341);
                        }
                        errors++;
                      }
                      const _errs418 = errors;
                      let valid99 = true;
                      const _errs419 = errors;
                      if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                        let missing20;
                        if (data159.bytes === void 0 && (missing20 = "bytes")) {
                          const err342 = {};
                          if (vErrors === null) {
                            vErrors = [err342];
                          } else {
                            vErrors.push(err342);
                          }
                          errors++;
                        }
                      }
                      var _valid20 = _errs419 === errors;
                      errors = _errs418;
                      if (vErrors !== null) {
                        if (_errs418) {
                          vErrors.length = _errs418;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid20) {
                        const _errs420 = errors;
                        if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                          if (data159.before === void 0) {
                            const err343 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/allOf/0/then/required", keyword: "required", params: { missingProperty: "before" } };
                            if (vErrors === null) {
                              vErrors = [err343];
                            } else {
                              vErrors.push(err343);
                            }
                            errors++;
                          }
                          if (data159.before !== void 0) {
                            if ("chunk" !== data159.before) {
                              const err344 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/allOf/0/then/properties/before/const", keyword: "const", params: { allowedValue: "chunk" } };
                              if (vErrors === null) {
                                vErrors = [err344];
                              } else {
                                vErrors.push(err344);
                              }
                              errors++;
                            }
                          }
                        }
                        var _valid20 = _errs420 === errors;
                        valid99 = _valid20;
                      }
                      if (!valid99) {
                        const err345 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err345];
                        } else {
                          vErrors.push(err345);
                        }
                        errors++;
                      }
                      const _errs423 = errors;
                      let valid101 = true;
                      const _errs424 = errors;
                      if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                        let missing21;
                        if (data159.before === void 0 && (missing21 = "before")) {
                          const err346 = {};
                          if (vErrors === null) {
                            vErrors = [err346];
                          } else {
                            vErrors.push(err346);
                          }
                          errors++;
                        } else {
                          if (data159.before !== void 0) {
                            if ("chunk" !== data159.before) {
                              const err347 = {};
                              if (vErrors === null) {
                                vErrors = [err347];
                              } else {
                                vErrors.push(err347);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid21 = _errs424 === errors;
                      errors = _errs423;
                      if (vErrors !== null) {
                        if (_errs423) {
                          vErrors.length = _errs423;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid21) {
                        const _errs426 = errors;
                        if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                          if (data159.bytes === void 0) {
                            const err348 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/allOf/1/then/required", keyword: "required", params: { missingProperty: "bytes" } };
                            if (vErrors === null) {
                              vErrors = [err348];
                            } else {
                              vErrors.push(err348);
                            }
                            errors++;
                          }
                        }
                        var _valid21 = _errs426 === errors;
                        valid101 = _valid21;
                      }
                      if (!valid101) {
                        const err349 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                        if (vErrors === null) {
                          vErrors = [err349];
                        } else {
                          vErrors.push(err349);
                        }
                        errors++;
                      }
                      if (typeof data159 == "number" && isFinite(data159)) {
                        if (data159 > 36e5 || isNaN(data159)) {
                          const err350 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                          if (vErrors === null) {
                            vErrors = [err350];
                          } else {
                            vErrors.push(err350);
                          }
                          errors++;
                        }
                        if (data159 < 0 || isNaN(data159)) {
                          const err351 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          if (vErrors === null) {
                            vErrors = [err351];
                          } else {
                            vErrors.push(err351);
                          }
                          errors++;
                        }
                      }
                      if (Array.isArray(data159)) {
                        if (data159.length < 1) {
                          const err352 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/minItems", keyword: "minItems", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err352];
                          } else {
                            vErrors.push(err352);
                          }
                          errors++;
                        }
                        const len9 = data159.length;
                        for (let i9 = 0; i9 < len9; i9++) {
                          let data162 = data159[i9];
                          if (!(typeof data162 == "number" && isFinite(data162)) && !(data162 && typeof data162 == "object" && !Array.isArray(data162))) {
                            const err353 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.delay.items.type } };
                            if (vErrors === null) {
                              vErrors = [err353];
                            } else {
                              vErrors.push(err353);
                            }
                            errors++;
                          }
                          const _errs430 = errors;
                          let valid106 = true;
                          const _errs431 = errors;
                          if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                            let missing22;
                            if (data162.bytes === void 0 && (missing22 = "bytes")) {
                              const err354 = {};
                              if (vErrors === null) {
                                vErrors = [err354];
                              } else {
                                vErrors.push(err354);
                              }
                              errors++;
                            }
                          }
                          var _valid22 = _errs431 === errors;
                          errors = _errs430;
                          if (vErrors !== null) {
                            if (_errs430) {
                              vErrors.length = _errs430;
                            } else {
                              vErrors = null;
                            }
                          }
                          if (_valid22) {
                            const _errs432 = errors;
                            if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                              if (data162.before === void 0) {
                                const err355 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/allOf/0/then/required", keyword: "required", params: { missingProperty: "before" } };
                                if (vErrors === null) {
                                  vErrors = [err355];
                                } else {
                                  vErrors.push(err355);
                                }
                                errors++;
                              }
                              if (data162.before !== void 0) {
                                if ("chunk" !== data162.before) {
                                  const err356 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/allOf/0/then/properties/before/const", keyword: "const", params: { allowedValue: "chunk" } };
                                  if (vErrors === null) {
                                    vErrors = [err356];
                                  } else {
                                    vErrors.push(err356);
                                  }
                                  errors++;
                                }
                              }
                            }
                            var _valid22 = _errs432 === errors;
                            valid106 = _valid22;
                          }
                          if (!valid106) {
                            const err357 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
                            if (vErrors === null) {
                              vErrors = [err357];
                            } else {
                              vErrors.push(err357);
                            }
                            errors++;
                          }
                          const _errs435 = errors;
                          let valid108 = true;
                          const _errs436 = errors;
                          if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                            let missing23;
                            if (data162.before === void 0 && (missing23 = "before")) {
                              const err358 = {};
                              if (vErrors === null) {
                                vErrors = [err358];
                              } else {
                                vErrors.push(err358);
                              }
                              errors++;
                            } else {
                              if (data162.before !== void 0) {
                                if ("chunk" !== data162.before) {
                                  const err359 = {};
                                  if (vErrors === null) {
                                    vErrors = [err359];
                                  } else {
                                    vErrors.push(err359);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                          var _valid23 = _errs436 === errors;
                          errors = _errs435;
                          if (vErrors !== null) {
                            if (_errs435) {
                              vErrors.length = _errs435;
                            } else {
                              vErrors = null;
                            }
                          }
                          if (_valid23) {
                            const _errs438 = errors;
                            if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                              if (data162.bytes === void 0) {
                                const err360 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/allOf/1/then/required", keyword: "required", params: { missingProperty: "bytes" } };
                                if (vErrors === null) {
                                  vErrors = [err360];
                                } else {
                                  vErrors.push(err360);
                                }
                                errors++;
                              }
                            }
                            var _valid23 = _errs438 === errors;
                            valid108 = _valid23;
                          }
                          if (!valid108) {
                            const err361 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
                            if (vErrors === null) {
                              vErrors = [err361];
                            } else {
                              vErrors.push(err361);
                            }
                            errors++;
                          }
                          if (typeof data162 == "number" && isFinite(data162)) {
                            if (data162 > 36e5 || isNaN(data162)) {
                              const err362 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                              if (vErrors === null) {
                                vErrors = [err362];
                              } else {
                                vErrors.push(err362);
                              }
                              errors++;
                            }
                            if (data162 < 0 || isNaN(data162)) {
                              const err363 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                              if (vErrors === null) {
                                vErrors = [err363];
                              } else {
                                vErrors.push(err363);
                              }
                              errors++;
                            }
                          }
                          if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                            if (Object.keys(data162).length < 1) {
                              const err364 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err364];
                              } else {
                                vErrors.push(err364);
                              }
                              errors++;
                            }
                            for (const key46 in data162) {
                              if (!(key46 === "before" || key46 === "ms" || key46 === "uniform" || key46 === "log-normal" || key46 === "bytes")) {
                                const err365 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 } };
                                if (vErrors === null) {
                                  vErrors = [err365];
                                } else {
                                  vErrors.push(err365);
                                }
                                errors++;
                              }
                            }
                            if (data162.before !== void 0) {
                              let data165 = data162.before;
                              if (typeof data165 !== "string") {
                                const err366 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/before/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                  vErrors = [err366];
                                } else {
                                  vErrors.push(err366);
                                }
                                errors++;
                              }
                              if (!(data165 === "head" || data165 === "body" || data165 === "chunk")) {
                                const err367 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/before/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.sequence.items.properties.delay.items.properties.before.enum } };
                                if (vErrors === null) {
                                  vErrors = [err367];
                                } else {
                                  vErrors.push(err367);
                                }
                                errors++;
                              }
                            }
                            if (data162.ms !== void 0) {
                              let data166 = data162.ms;
                              if (typeof data166 == "number" && isFinite(data166)) {
                                if (data166 > 36e5 || isNaN(data166)) {
                                  const err368 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                                  if (vErrors === null) {
                                    vErrors = [err368];
                                  } else {
                                    vErrors.push(err368);
                                  }
                                  errors++;
                                }
                                if (data166 < 0 || isNaN(data166)) {
                                  const err369 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                  if (vErrors === null) {
                                    vErrors = [err369];
                                  } else {
                                    vErrors.push(err369);
                                  }
                                  errors++;
                                }
                              } else {
                                const err370 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/ms/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err370];
                                } else {
                                  vErrors.push(err370);
                                }
                                errors++;
                              }
                            }
                            if (data162.uniform !== void 0) {
                              let data167 = data162.uniform;
                              if (Array.isArray(data167)) {
                                if (data167.length > 2) {
                                  const err371 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/maxItems", keyword: "maxItems", params: { limit: 2 } };
                                  if (vErrors === null) {
                                    vErrors = [err371];
                                  } else {
                                    vErrors.push(err371);
                                  }
                                  errors++;
                                }
                                if (data167.length < 2) {
                                  const err372 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/minItems", keyword: "minItems", params: { limit: 2 } };
                                  if (vErrors === null) {
                                    vErrors = [err372];
                                  } else {
                                    vErrors.push(err372);
                                  }
                                  errors++;
                                }
                                const len10 = data167.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                  let data168 = data167[i10];
                                  if (typeof data168 == "number" && isFinite(data168)) {
                                    if (data168 > 36e5 || isNaN(data168)) {
                                      const err373 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform/" + i10, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                                      if (vErrors === null) {
                                        vErrors = [err373];
                                      } else {
                                        vErrors.push(err373);
                                      }
                                      errors++;
                                    }
                                    if (data168 < 0 || isNaN(data168)) {
                                      const err374 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform/" + i10, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                      if (vErrors === null) {
                                        vErrors = [err374];
                                      } else {
                                        vErrors.push(err374);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err375 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform/" + i10, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/items/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err375];
                                    } else {
                                      vErrors.push(err375);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err376 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/uniform/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                  vErrors = [err376];
                                } else {
                                  vErrors.push(err376);
                                }
                                errors++;
                              }
                            }
                            if (data162["log-normal"] !== void 0) {
                              let data169 = data162["log-normal"];
                              if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
                                if (data169.median === void 0) {
                                  const err377 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/required", keyword: "required", params: { missingProperty: "median" } };
                                  if (vErrors === null) {
                                    vErrors = [err377];
                                  } else {
                                    vErrors.push(err377);
                                  }
                                  errors++;
                                }
                                if (data169.sigma === void 0) {
                                  const err378 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/required", keyword: "required", params: { missingProperty: "sigma" } };
                                  if (vErrors === null) {
                                    vErrors = [err378];
                                  } else {
                                    vErrors.push(err378);
                                  }
                                  errors++;
                                }
                                for (const key47 in data169) {
                                  if (!(key47 === "median" || key47 === "sigma")) {
                                    const err379 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 } };
                                    if (vErrors === null) {
                                      vErrors = [err379];
                                    } else {
                                      vErrors.push(err379);
                                    }
                                    errors++;
                                  }
                                }
                                if (data169.median !== void 0) {
                                  let data170 = data169.median;
                                  if (typeof data170 == "number" && isFinite(data170)) {
                                    if (data170 > 36e5 || isNaN(data170)) {
                                      const err380 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/median/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                                      if (vErrors === null) {
                                        vErrors = [err380];
                                      } else {
                                        vErrors.push(err380);
                                      }
                                      errors++;
                                    }
                                    if (data170 <= 0 || isNaN(data170)) {
                                      const err381 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/median/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                      if (vErrors === null) {
                                        vErrors = [err381];
                                      } else {
                                        vErrors.push(err381);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err382 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/median/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err382];
                                    } else {
                                      vErrors.push(err382);
                                    }
                                    errors++;
                                  }
                                }
                                if (data169.sigma !== void 0) {
                                  let data171 = data169.sigma;
                                  if (typeof data171 == "number" && isFinite(data171)) {
                                    if (data171 > 3 || isNaN(data171)) {
                                      const err383 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/sigma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
                                      if (vErrors === null) {
                                        vErrors = [err383];
                                      } else {
                                        vErrors.push(err383);
                                      }
                                      errors++;
                                    }
                                    if (data171 < 0 || isNaN(data171)) {
                                      const err384 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/sigma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                      if (vErrors === null) {
                                        vErrors = [err384];
                                      } else {
                                        vErrors.push(err384);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err385 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/properties/sigma/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err385];
                                    } else {
                                      vErrors.push(err385);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err386 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/log-normal/type", keyword: "type", params: { type: "object" } };
                                if (vErrors === null) {
                                  vErrors = [err386];
                                } else {
                                  vErrors.push(err386);
                                }
                                errors++;
                              }
                            }
                            if (data162.bytes !== void 0) {
                              let data172 = data162.bytes;
                              if (!(typeof data172 == "number" && (!(data172 % 1) && !isNaN(data172)) && isFinite(data172))) {
                                const err387 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/bytes", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/bytes/type", keyword: "type", params: { type: "integer" } };
                                if (vErrors === null) {
                                  vErrors = [err387];
                                } else {
                                  vErrors.push(err387);
                                }
                                errors++;
                              }
                              if (typeof data172 == "number" && isFinite(data172)) {
                                if (data172 < 1 || isNaN(data172)) {
                                  const err388 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/" + i9 + "/bytes", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                                  if (vErrors === null) {
                                    vErrors = [err388];
                                  } else {
                                    vErrors.push(err388);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                        }
                      }
                      if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                        if (Object.keys(data159).length < 1) {
                          const err389 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/minProperties", keyword: "minProperties", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err389];
                          } else {
                            vErrors.push(err389);
                          }
                          errors++;
                        }
                        for (const key48 in data159) {
                          if (!(key48 === "before" || key48 === "ms" || key48 === "uniform" || key48 === "log-normal" || key48 === "bytes")) {
                            const err390 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 } };
                            if (vErrors === null) {
                              vErrors = [err390];
                            } else {
                              vErrors.push(err390);
                            }
                            errors++;
                          }
                        }
                        if (data159.before !== void 0) {
                          let data173 = data159.before;
                          if (typeof data173 !== "string") {
                            const err391 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/before/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                              vErrors = [err391];
                            } else {
                              vErrors.push(err391);
                            }
                            errors++;
                          }
                          if (!(data173 === "head" || data173 === "body" || data173 === "chunk")) {
                            const err392 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/before", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/before/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.sequence.items.properties.delay.properties.before.enum } };
                            if (vErrors === null) {
                              vErrors = [err392];
                            } else {
                              vErrors.push(err392);
                            }
                            errors++;
                          }
                        }
                        if (data159.ms !== void 0) {
                          let data174 = data159.ms;
                          if (typeof data174 == "number" && isFinite(data174)) {
                            if (data174 > 36e5 || isNaN(data174)) {
                              const err393 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                              if (vErrors === null) {
                                vErrors = [err393];
                              } else {
                                vErrors.push(err393);
                              }
                              errors++;
                            }
                            if (data174 < 0 || isNaN(data174)) {
                              const err394 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                              if (vErrors === null) {
                                vErrors = [err394];
                              } else {
                                vErrors.push(err394);
                              }
                              errors++;
                            }
                          } else {
                            const err395 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/ms", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/ms/type", keyword: "type", params: { type: "number" } };
                            if (vErrors === null) {
                              vErrors = [err395];
                            } else {
                              vErrors.push(err395);
                            }
                            errors++;
                          }
                        }
                        if (data159.uniform !== void 0) {
                          let data175 = data159.uniform;
                          if (Array.isArray(data175)) {
                            if (data175.length > 2) {
                              const err396 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/maxItems", keyword: "maxItems", params: { limit: 2 } };
                              if (vErrors === null) {
                                vErrors = [err396];
                              } else {
                                vErrors.push(err396);
                              }
                              errors++;
                            }
                            if (data175.length < 2) {
                              const err397 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/minItems", keyword: "minItems", params: { limit: 2 } };
                              if (vErrors === null) {
                                vErrors = [err397];
                              } else {
                                vErrors.push(err397);
                              }
                              errors++;
                            }
                            const len11 = data175.length;
                            for (let i11 = 0; i11 < len11; i11++) {
                              let data176 = data175[i11];
                              if (typeof data176 == "number" && isFinite(data176)) {
                                if (data176 > 36e5 || isNaN(data176)) {
                                  const err398 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform/" + i11, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                                  if (vErrors === null) {
                                    vErrors = [err398];
                                  } else {
                                    vErrors.push(err398);
                                  }
                                  errors++;
                                }
                                if (data176 < 0 || isNaN(data176)) {
                                  const err399 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform/" + i11, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                  if (vErrors === null) {
                                    vErrors = [err399];
                                  } else {
                                    vErrors.push(err399);
                                  }
                                  errors++;
                                }
                              } else {
                                const err400 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform/" + i11, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/items/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err400];
                                } else {
                                  vErrors.push(err400);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err401 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/uniform", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/uniform/type", keyword: "type", params: { type: "array" } };
                            if (vErrors === null) {
                              vErrors = [err401];
                            } else {
                              vErrors.push(err401);
                            }
                            errors++;
                          }
                        }
                        if (data159["log-normal"] !== void 0) {
                          let data177 = data159["log-normal"];
                          if (data177 && typeof data177 == "object" && !Array.isArray(data177)) {
                            if (data177.median === void 0) {
                              const err402 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/required", keyword: "required", params: { missingProperty: "median" } };
                              if (vErrors === null) {
                                vErrors = [err402];
                              } else {
                                vErrors.push(err402);
                              }
                              errors++;
                            }
                            if (data177.sigma === void 0) {
                              const err403 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/required", keyword: "required", params: { missingProperty: "sigma" } };
                              if (vErrors === null) {
                                vErrors = [err403];
                              } else {
                                vErrors.push(err403);
                              }
                              errors++;
                            }
                            for (const key49 in data177) {
                              if (!(key49 === "median" || key49 === "sigma")) {
                                const err404 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 } };
                                if (vErrors === null) {
                                  vErrors = [err404];
                                } else {
                                  vErrors.push(err404);
                                }
                                errors++;
                              }
                            }
                            if (data177.median !== void 0) {
                              let data178 = data177.median;
                              if (typeof data178 == "number" && isFinite(data178)) {
                                if (data178 > 36e5 || isNaN(data178)) {
                                  const err405 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/median/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 } };
                                  if (vErrors === null) {
                                    vErrors = [err405];
                                  } else {
                                    vErrors.push(err405);
                                  }
                                  errors++;
                                }
                                if (data178 <= 0 || isNaN(data178)) {
                                  const err406 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/median/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                  if (vErrors === null) {
                                    vErrors = [err406];
                                  } else {
                                    vErrors.push(err406);
                                  }
                                  errors++;
                                }
                              } else {
                                const err407 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/median", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/median/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err407];
                                } else {
                                  vErrors.push(err407);
                                }
                                errors++;
                              }
                            }
                            if (data177.sigma !== void 0) {
                              let data179 = data177.sigma;
                              if (typeof data179 == "number" && isFinite(data179)) {
                                if (data179 > 3 || isNaN(data179)) {
                                  const err408 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/sigma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
                                  if (vErrors === null) {
                                    vErrors = [err408];
                                  } else {
                                    vErrors.push(err408);
                                  }
                                  errors++;
                                }
                                if (data179 < 0 || isNaN(data179)) {
                                  const err409 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/sigma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                  if (vErrors === null) {
                                    vErrors = [err409];
                                  } else {
                                    vErrors.push(err409);
                                  }
                                  errors++;
                                }
                              } else {
                                const err410 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal/sigma", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/properties/sigma/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err410];
                                } else {
                                  vErrors.push(err410);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err411 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/log-normal", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/log-normal/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                              vErrors = [err411];
                            } else {
                              vErrors.push(err411);
                            }
                            errors++;
                          }
                        }
                        if (data159.bytes !== void 0) {
                          let data180 = data159.bytes;
                          if (!(typeof data180 == "number" && (!(data180 % 1) && !isNaN(data180)) && isFinite(data180))) {
                            const err412 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/bytes", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/bytes/type", keyword: "type", params: { type: "integer" } };
                            if (vErrors === null) {
                              vErrors = [err412];
                            } else {
                              vErrors.push(err412);
                            }
                            errors++;
                          }
                          if (typeof data180 == "number" && isFinite(data180)) {
                            if (data180 < 1 || isNaN(data180)) {
                              const err413 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/delay/bytes", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/delay/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err413];
                              } else {
                                vErrors.push(err413);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                    }
                    if (data130.fault !== void 0) {
                      let data181 = data130.fault;
                      if ((!data181 || typeof data181 != "object") && typeof data181 !== "string") {
                        const err414 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.fault.type } };
                        if (vErrors === null) {
                          vErrors = [err414];
                        } else {
                          vErrors.push(err414);
                        }
                        errors++;
                      }
                      if (Array.isArray(data181)) {
                        if (data181.length < 1) {
                          const err415 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/minItems", keyword: "minItems", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err415];
                          } else {
                            vErrors.push(err415);
                          }
                          errors++;
                        }
                        const len12 = data181.length;
                        for (let i12 = 0; i12 < len12; i12++) {
                          let data182 = data181[i12];
                          if (typeof data182 !== "string" && !(data182 && typeof data182 == "object" && !Array.isArray(data182))) {
                            const err416 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + i12, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/items/type", keyword: "type", params: { type: schema11.properties.steps.items.properties.sequence.items.properties.fault.items.type } };
                            if (vErrors === null) {
                              vErrors = [err416];
                            } else {
                              vErrors.push(err416);
                            }
                            errors++;
                          }
                          if (data182 && typeof data182 == "object" && !Array.isArray(data182)) {
                            if (Object.keys(data182).length > 1) {
                              const err417 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + i12, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err417];
                              } else {
                                vErrors.push(err417);
                              }
                              errors++;
                            }
                            if (Object.keys(data182).length < 1) {
                              const err418 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + i12, schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
                              if (vErrors === null) {
                                vErrors = [err418];
                              } else {
                                vErrors.push(err418);
                              }
                              errors++;
                            }
                            for (const key50 in data182) {
                              let data183 = data182[key50];
                              if (data183 && typeof data183 == "object" && !Array.isArray(data183)) {
                                for (const key51 in data183) {
                                  let data184 = data183[key51];
                                  if (!(typeof data184 == "number" && isFinite(data184))) {
                                    const err419 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + i12 + "/" + key50.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key51.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/items/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" } };
                                    if (vErrors === null) {
                                      vErrors = [err419];
                                    } else {
                                      vErrors.push(err419);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err420 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + i12 + "/" + key50.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/items/additionalProperties/type", keyword: "type", params: { type: "object" } };
                                if (vErrors === null) {
                                  vErrors = [err420];
                                } else {
                                  vErrors.push(err420);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                      }
                      if (data181 && typeof data181 == "object" && !Array.isArray(data181)) {
                        if (Object.keys(data181).length > 1) {
                          const err421 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err421];
                          } else {
                            vErrors.push(err421);
                          }
                          errors++;
                        }
                        if (Object.keys(data181).length < 1) {
                          const err422 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault", schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/minProperties", keyword: "minProperties", params: { limit: 1 } };
                          if (vErrors === null) {
                            vErrors = [err422];
                          } else {
                            vErrors.push(err422);
                          }
                          errors++;
                        }
                        for (const key52 in data181) {
                          let data185 = data181[key52];
                          if (data185 && typeof data185 == "object" && !Array.isArray(data185)) {
                            for (const key53 in data185) {
                              let data186 = data185[key53];
                              if (!(typeof data186 == "number" && isFinite(data186))) {
                                const err423 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + key52.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key53.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                  vErrors = [err423];
                                } else {
                                  vErrors.push(err423);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err424 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7 + "/fault/" + key52.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/sequence/items/properties/fault/additionalProperties/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                              vErrors = [err424];
                            } else {
                              vErrors.push(err424);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                  } else {
                    const err425 = { instancePath: instancePath + "/steps/" + i1 + "/sequence/" + i7, schemaPath: "#/properties/steps/items/properties/sequence/items/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                      vErrors = [err425];
                    } else {
                      vErrors.push(err425);
                    }
                    errors++;
                  }
                }
              } else {
                const err426 = { instancePath: instancePath + "/steps/" + i1 + "/sequence", schemaPath: "#/properties/steps/items/properties/sequence/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err426];
                } else {
                  vErrors.push(err426);
                }
                errors++;
              }
            }
            if (data25.then !== void 0) {
              let data187 = data25.then;
              if (typeof data187 !== "string") {
                const err427 = { instancePath: instancePath + "/steps/" + i1 + "/then", schemaPath: "#/properties/steps/items/properties/then/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err427];
                } else {
                  vErrors.push(err427);
                }
                errors++;
              }
              if (!(data187 === "forever" || data187 === "repeat" || data187 === "pass")) {
                const err428 = { instancePath: instancePath + "/steps/" + i1 + "/then", schemaPath: "#/properties/steps/items/properties/then/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.then.enum } };
                if (vErrors === null) {
                  vErrors = [err428];
                } else {
                  vErrors.push(err428);
                }
                errors++;
              }
            }
          } else {
            const err429 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err429];
            } else {
              vErrors.push(err429);
            }
            errors++;
          }
        }
      } else {
        const err430 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err430];
        } else {
          vErrors.push(err430);
        }
        errors++;
      }
    }
  } else {
    const err431 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err431];
    } else {
      vErrors.push(err431);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
