// Generated from openapi.yaml by `npm run generate`. Change that, not this file.
// @ts-nocheck
import type { Validator } from '../validator.ts'
// validators.js
export const request: Validator = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state") || data.questions === void 0 && (missing0 = "questions")) {
        validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate10.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/minLength", keyword: "minLength", params: { limit: 1 } }];
                return false;
              }
            } else {
              validate10.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.questions !== void 0) {
            let data1 = data.questions;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (Object.keys(data1).length < 1) {
                  validate10.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/minProperties", keyword: "minProperties", params: { limit: 1 } }];
                  return false;
                } else {
                  for (const key0 in data1) {
                    let data2 = data1[key0];
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if (data2.type === void 0 && (missing1 = "type")) {
                          validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/required", keyword: "required", params: { missingProperty: missing1 } }];
                          return false;
                        } else {
                          const tag0 = data2.type;
                          if (typeof tag0 == "string") {
                            if (tag0 === "noul") {
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                  let missing2;
                                  if (data2.type === void 0 && (missing2 = "type") || data2.instructions === void 0 && (missing2 = "instructions")) {
                                    validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }];
                                    return false;
                                  } else {
                                    if (data2.type !== void 0) {
                                      const _errs11 = errors;
                                      if ("noul" !== data2.type) {
                                        validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } }];
                                        return false;
                                      }
                                      var valid4 = _errs11 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data2.instructions !== void 0) {
                                        const _errs12 = errors;
                                        if (typeof data2.instructions !== "string") {
                                          validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid4 = _errs12 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data2.criteria !== void 0) {
                                          let data5 = data2.criteria;
                                          const _errs14 = errors;
                                          if (errors === _errs14) {
                                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                              if (data5.true !== void 0) {
                                                const _errs16 = errors;
                                                if (typeof data5.true !== "string") {
                                                  validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/true", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/properties/true/type", keyword: "type", params: { type: "string" } }];
                                                  return false;
                                                }
                                                var valid5 = _errs16 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                              if (valid5) {
                                                if (data5.false !== void 0) {
                                                  const _errs18 = errors;
                                                  if (typeof data5.false !== "string") {
                                                    validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/false", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/properties/false/type", keyword: "type", params: { type: "string" } }];
                                                    return false;
                                                  }
                                                  var valid5 = _errs18 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                              }
                                            } else {
                                              validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/type", keyword: "type", params: { type: "object" } }];
                                              return false;
                                            }
                                          }
                                          var valid4 = _errs14 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else if (tag0 === "choice") {
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                  let missing3;
                                  if (data2.type === void 0 && (missing3 = "type") || data2.instructions === void 0 && (missing3 = "instructions") || data2.criteria === void 0 && (missing3 = "criteria")) {
                                    validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }];
                                    return false;
                                  } else {
                                    if (data2.type !== void 0) {
                                      const _errs22 = errors;
                                      if ("choice" !== data2.type) {
                                        validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } }];
                                        return false;
                                      }
                                      var valid7 = _errs22 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data2.instructions !== void 0) {
                                        const _errs23 = errors;
                                        if (typeof data2.instructions !== "string") {
                                          validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid7 = _errs23 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data2.criteria !== void 0) {
                                          let data10 = data2.criteria;
                                          const _errs25 = errors;
                                          if (errors === _errs25) {
                                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                              if (Object.keys(data10).length < 2) {
                                                validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 2 } }];
                                                return false;
                                              } else {
                                                for (const key1 in data10) {
                                                  const _errs28 = errors;
                                                  if (typeof data10[key1] !== "string") {
                                                    validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/additionalProperties/type", keyword: "type", params: { type: "string" } }];
                                                    return false;
                                                  }
                                                  var valid8 = _errs28 === errors;
                                                  if (!valid8) {
                                                    break;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/type", keyword: "type", params: { type: "object" } }];
                                              return false;
                                            }
                                          }
                                          var valid7 = _errs25 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else if (tag0 === "score") {
                              const _errs30 = errors;
                              if (errors === _errs30) {
                                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                  let missing4;
                                  if (data2.type === void 0 && (missing4 = "type") || data2.instructions === void 0 && (missing4 = "instructions") || data2.criteria === void 0 && (missing4 = "criteria")) {
                                    validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }];
                                    return false;
                                  } else {
                                    if (data2.type !== void 0) {
                                      const _errs32 = errors;
                                      if ("score" !== data2.type) {
                                        validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } }];
                                        return false;
                                      }
                                      var valid10 = _errs32 === errors;
                                    } else {
                                      var valid10 = true;
                                    }
                                    if (valid10) {
                                      if (data2.instructions !== void 0) {
                                        const _errs33 = errors;
                                        if (typeof data2.instructions !== "string") {
                                          validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid10 = _errs33 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data2.criteria !== void 0) {
                                          let data14 = data2.criteria;
                                          const _errs35 = errors;
                                          if (errors === _errs35) {
                                            if (Array.isArray(data14)) {
                                              if (data14.length > 10) {
                                                validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 10 } }];
                                                return false;
                                              } else {
                                                if (data14.length < 2) {
                                                  validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/minItems", keyword: "minItems", params: { limit: 2 } }];
                                                  return false;
                                                } else {
                                                  var valid11 = true;
                                                  const len0 = data14.length;
                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                    const _errs37 = errors;
                                                    if (typeof data14[i0] !== "string") {
                                                      validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/" + i0, schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/items/type", keyword: "type", params: { type: "string" } }];
                                                      return false;
                                                    }
                                                    var valid11 = _errs37 === errors;
                                                    if (!valid11) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/type", keyword: "type", params: { type: "array" } }];
                                              return false;
                                            }
                                          }
                                          var valid10 = _errs35 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else {
                              validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }];
                              return false;
                            }
                          } else {
                            validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }];
                            return false;
                          }
                        }
                      } else {
                        validate10.errors = [{ instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/type", keyword: "type", params: { type: "object" } }];
                        return false;
                      }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                validate10.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}
export const response: Validator = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.model === void 0 && (missing0 = "model") || data.answers === void 0 && (missing0 = "answers")) {
        validate11.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.protocol !== void 0) {
          const _errs1 = errors;
          if (1 !== data.protocol) {
            validate11.errors = [{ instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/const", keyword: "const", params: { allowedValue: 1 } }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            const _errs2 = errors;
            if (typeof data.model !== "string") {
              validate11.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.answers !== void 0) {
              let data2 = data.answers;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  for (const key0 in data2) {
                    let data3 = data2[key0];
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        let missing1;
                        if (data3.type === void 0 && (missing1 = "type")) {
                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/required", keyword: "required", params: { missingProperty: missing1 } }];
                          return false;
                        } else {
                          const tag0 = data3.type;
                          if (typeof tag0 == "string") {
                            if (tag0 === "noul") {
                              const _errs10 = errors;
                              if (errors === _errs10) {
                                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                  let missing2;
                                  if (data3.type === void 0 && (missing2 = "type") || data3.noul === void 0 && (missing2 = "noul")) {
                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }];
                                    return false;
                                  } else {
                                    if (data3.type !== void 0) {
                                      const _errs12 = errors;
                                      if ("noul" !== data3.type) {
                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } }];
                                        return false;
                                      }
                                      var valid4 = _errs12 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data3.noul !== void 0) {
                                        let data5 = data3.noul;
                                        const _errs13 = errors;
                                        if (errors === _errs13) {
                                          if (typeof data5 == "number" && isFinite(data5)) {
                                            if (data5 > 1 || isNaN(data5)) {
                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                              return false;
                                            } else {
                                              if (data5 < 0 || isNaN(data5)) {
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/type", keyword: "type", params: { type: "number" } }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs13 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else if (tag0 === "choice") {
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                  let missing3;
                                  if (data3.type === void 0 && (missing3 = "type") || data3.choice === void 0 && (missing3 = "choice") || data3.confidence === void 0 && (missing3 = "confidence")) {
                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }];
                                    return false;
                                  } else {
                                    if (data3.type !== void 0) {
                                      const _errs17 = errors;
                                      if ("choice" !== data3.type) {
                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } }];
                                        return false;
                                      }
                                      var valid6 = _errs17 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data3.choice !== void 0) {
                                        const _errs18 = errors;
                                        if (typeof data3.choice !== "string") {
                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/choice", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/choice/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid6 = _errs18 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                      if (valid6) {
                                        if (data3.confidence !== void 0) {
                                          let data8 = data3.confidence;
                                          const _errs20 = errors;
                                          if (errors === _errs20) {
                                            if (typeof data8 == "number" && isFinite(data8)) {
                                              if (data8 > 1 || isNaN(data8)) {
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                return false;
                                              } else {
                                                if (data8 < 0 || isNaN(data8)) {
                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/type", keyword: "type", params: { type: "number" } }];
                                              return false;
                                            }
                                          }
                                          var valid6 = _errs20 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data3.probabilities !== void 0) {
                                            let data9 = data3.probabilities;
                                            const _errs22 = errors;
                                            if (errors === _errs22) {
                                              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                for (const key1 in data9) {
                                                  let data10 = data9[key1];
                                                  const _errs25 = errors;
                                                  if (errors === _errs25) {
                                                    if (typeof data10 == "number" && isFinite(data10)) {
                                                      if (data10 > 1 || isNaN(data10)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                        return false;
                                                      } else {
                                                        if (data10 < 0 || isNaN(data10)) {
                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                          return false;
                                                        }
                                                      }
                                                    } else {
                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid7 = _errs25 === errors;
                                                  if (!valid7) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/type", keyword: "type", params: { type: "object" } }];
                                                return false;
                                              }
                                            }
                                            var valid6 = _errs22 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else if (tag0 === "score") {
                              const _errs27 = errors;
                              if (errors === _errs27) {
                                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                  let missing4;
                                  if (data3.type === void 0 && (missing4 = "type") || data3.score === void 0 && (missing4 = "score") || data3.confidence === void 0 && (missing4 = "confidence")) {
                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }];
                                    return false;
                                  } else {
                                    if (data3.type !== void 0) {
                                      const _errs29 = errors;
                                      if ("score" !== data3.type) {
                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } }];
                                        return false;
                                      }
                                      var valid9 = _errs29 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data3.score !== void 0) {
                                        let data12 = data3.score;
                                        const _errs30 = errors;
                                        if (errors === _errs30) {
                                          if (typeof data12 == "number" && isFinite(data12)) {
                                            if (data12 > 9 || isNaN(data12)) {
                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } }];
                                              return false;
                                            } else {
                                              if (data12 < 0 || isNaN(data12)) {
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/type", keyword: "type", params: { type: "number" } }];
                                            return false;
                                          }
                                        }
                                        var valid9 = _errs30 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data3.confidence !== void 0) {
                                          let data13 = data3.confidence;
                                          const _errs32 = errors;
                                          if (errors === _errs32) {
                                            if (typeof data13 == "number" && isFinite(data13)) {
                                              if (data13 > 1 || isNaN(data13)) {
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                return false;
                                              } else {
                                                if (data13 < 0 || isNaN(data13)) {
                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/type", keyword: "type", params: { type: "number" } }];
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs32 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data3.probabilities !== void 0) {
                                            let data14 = data3.probabilities;
                                            const _errs34 = errors;
                                            if (errors === _errs34) {
                                              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                if (data14["0"] !== void 0) {
                                                  let data15 = data14["0"];
                                                  const _errs36 = errors;
                                                  if (errors === _errs36) {
                                                    if (typeof data15 == "number" && isFinite(data15)) {
                                                      if (data15 > 1 || isNaN(data15)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                        return false;
                                                      } else {
                                                        if (data15 < 0 || isNaN(data15)) {
                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                          return false;
                                                        }
                                                      }
                                                    } else {
                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/type", keyword: "type", params: { type: "number" } }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid10 = _errs36 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                                if (valid10) {
                                                  if (data14["1"] !== void 0) {
                                                    let data16 = data14["1"];
                                                    const _errs38 = errors;
                                                    if (errors === _errs38) {
                                                      if (typeof data16 == "number" && isFinite(data16)) {
                                                        if (data16 > 1 || isNaN(data16)) {
                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                          return false;
                                                        } else {
                                                          if (data16 < 0 || isNaN(data16)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/type", keyword: "type", params: { type: "number" } }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid10 = _errs38 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                  if (valid10) {
                                                    if (data14["2"] !== void 0) {
                                                      let data17 = data14["2"];
                                                      const _errs40 = errors;
                                                      if (errors === _errs40) {
                                                        if (typeof data17 == "number" && isFinite(data17)) {
                                                          if (data17 > 1 || isNaN(data17)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                            return false;
                                                          } else {
                                                            if (data17 < 0 || isNaN(data17)) {
                                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                              return false;
                                                            }
                                                          }
                                                        } else {
                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/type", keyword: "type", params: { type: "number" } }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid10 = _errs40 === errors;
                                                    } else {
                                                      var valid10 = true;
                                                    }
                                                    if (valid10) {
                                                      if (data14["3"] !== void 0) {
                                                        let data18 = data14["3"];
                                                        const _errs42 = errors;
                                                        if (errors === _errs42) {
                                                          if (typeof data18 == "number" && isFinite(data18)) {
                                                            if (data18 > 1 || isNaN(data18)) {
                                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                              return false;
                                                            } else {
                                                              if (data18 < 0 || isNaN(data18)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                return false;
                                                              }
                                                            }
                                                          } else {
                                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/type", keyword: "type", params: { type: "number" } }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid10 = _errs42 === errors;
                                                      } else {
                                                        var valid10 = true;
                                                      }
                                                      if (valid10) {
                                                        if (data14["4"] !== void 0) {
                                                          let data19 = data14["4"];
                                                          const _errs44 = errors;
                                                          if (errors === _errs44) {
                                                            if (typeof data19 == "number" && isFinite(data19)) {
                                                              if (data19 > 1 || isNaN(data19)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                return false;
                                                              } else {
                                                                if (data19 < 0 || isNaN(data19)) {
                                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                  return false;
                                                                }
                                                              }
                                                            } else {
                                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/type", keyword: "type", params: { type: "number" } }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid10 = _errs44 === errors;
                                                        } else {
                                                          var valid10 = true;
                                                        }
                                                        if (valid10) {
                                                          if (data14["5"] !== void 0) {
                                                            let data20 = data14["5"];
                                                            const _errs46 = errors;
                                                            if (errors === _errs46) {
                                                              if (typeof data20 == "number" && isFinite(data20)) {
                                                                if (data20 > 1 || isNaN(data20)) {
                                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                  return false;
                                                                } else {
                                                                  if (data20 < 0 || isNaN(data20)) {
                                                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                    return false;
                                                                  }
                                                                }
                                                              } else {
                                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/type", keyword: "type", params: { type: "number" } }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid10 = _errs46 === errors;
                                                          } else {
                                                            var valid10 = true;
                                                          }
                                                          if (valid10) {
                                                            if (data14["6"] !== void 0) {
                                                              let data21 = data14["6"];
                                                              const _errs48 = errors;
                                                              if (errors === _errs48) {
                                                                if (typeof data21 == "number" && isFinite(data21)) {
                                                                  if (data21 > 1 || isNaN(data21)) {
                                                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                    return false;
                                                                  } else {
                                                                    if (data21 < 0 || isNaN(data21)) {
                                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/type", keyword: "type", params: { type: "number" } }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid10 = _errs48 === errors;
                                                            } else {
                                                              var valid10 = true;
                                                            }
                                                            if (valid10) {
                                                              if (data14["7"] !== void 0) {
                                                                let data22 = data14["7"];
                                                                const _errs50 = errors;
                                                                if (errors === _errs50) {
                                                                  if (typeof data22 == "number" && isFinite(data22)) {
                                                                    if (data22 > 1 || isNaN(data22)) {
                                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                      return false;
                                                                    } else {
                                                                      if (data22 < 0 || isNaN(data22)) {
                                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/type", keyword: "type", params: { type: "number" } }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid10 = _errs50 === errors;
                                                              } else {
                                                                var valid10 = true;
                                                              }
                                                              if (valid10) {
                                                                if (data14["8"] !== void 0) {
                                                                  let data23 = data14["8"];
                                                                  const _errs52 = errors;
                                                                  if (errors === _errs52) {
                                                                    if (typeof data23 == "number" && isFinite(data23)) {
                                                                      if (data23 > 1 || isNaN(data23)) {
                                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                        return false;
                                                                      } else {
                                                                        if (data23 < 0 || isNaN(data23)) {
                                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/type", keyword: "type", params: { type: "number" } }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid10 = _errs52 === errors;
                                                                } else {
                                                                  var valid10 = true;
                                                                }
                                                                if (valid10) {
                                                                  if (data14["9"] !== void 0) {
                                                                    let data24 = data14["9"];
                                                                    const _errs54 = errors;
                                                                    if (errors === _errs54) {
                                                                      if (typeof data24 == "number" && isFinite(data24)) {
                                                                        if (data24 > 1 || isNaN(data24)) {
                                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                                          return false;
                                                                        } else {
                                                                          if (data24 < 0 || isNaN(data24)) {
                                                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/type", keyword: "type", params: { type: "number" } }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid10 = _errs54 === errors;
                                                                  } else {
                                                                    var valid10 = true;
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
                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/type", keyword: "type", params: { type: "object" } }];
                                                return false;
                                              }
                                            }
                                            var valid9 = _errs34 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                          if (valid9) {
                                            if (data3.legend !== void 0) {
                                              let data25 = data3.legend;
                                              const _errs56 = errors;
                                              if (errors === _errs56) {
                                                if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                  if (data25["0"] !== void 0) {
                                                    const _errs58 = errors;
                                                    if (typeof data25["0"] !== "string") {
                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/0/type", keyword: "type", params: { type: "string" } }];
                                                      return false;
                                                    }
                                                    var valid11 = _errs58 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data25["1"] !== void 0) {
                                                      const _errs60 = errors;
                                                      if (typeof data25["1"] !== "string") {
                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/1/type", keyword: "type", params: { type: "string" } }];
                                                        return false;
                                                      }
                                                      var valid11 = _errs60 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data25["2"] !== void 0) {
                                                        const _errs62 = errors;
                                                        if (typeof data25["2"] !== "string") {
                                                          validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/2/type", keyword: "type", params: { type: "string" } }];
                                                          return false;
                                                        }
                                                        var valid11 = _errs62 === errors;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                      if (valid11) {
                                                        if (data25["3"] !== void 0) {
                                                          const _errs64 = errors;
                                                          if (typeof data25["3"] !== "string") {
                                                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/3/type", keyword: "type", params: { type: "string" } }];
                                                            return false;
                                                          }
                                                          var valid11 = _errs64 === errors;
                                                        } else {
                                                          var valid11 = true;
                                                        }
                                                        if (valid11) {
                                                          if (data25["4"] !== void 0) {
                                                            const _errs66 = errors;
                                                            if (typeof data25["4"] !== "string") {
                                                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/4/type", keyword: "type", params: { type: "string" } }];
                                                              return false;
                                                            }
                                                            var valid11 = _errs66 === errors;
                                                          } else {
                                                            var valid11 = true;
                                                          }
                                                          if (valid11) {
                                                            if (data25["5"] !== void 0) {
                                                              const _errs68 = errors;
                                                              if (typeof data25["5"] !== "string") {
                                                                validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/5/type", keyword: "type", params: { type: "string" } }];
                                                                return false;
                                                              }
                                                              var valid11 = _errs68 === errors;
                                                            } else {
                                                              var valid11 = true;
                                                            }
                                                            if (valid11) {
                                                              if (data25["6"] !== void 0) {
                                                                const _errs70 = errors;
                                                                if (typeof data25["6"] !== "string") {
                                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/6/type", keyword: "type", params: { type: "string" } }];
                                                                  return false;
                                                                }
                                                                var valid11 = _errs70 === errors;
                                                              } else {
                                                                var valid11 = true;
                                                              }
                                                              if (valid11) {
                                                                if (data25["7"] !== void 0) {
                                                                  const _errs72 = errors;
                                                                  if (typeof data25["7"] !== "string") {
                                                                    validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/7/type", keyword: "type", params: { type: "string" } }];
                                                                    return false;
                                                                  }
                                                                  var valid11 = _errs72 === errors;
                                                                } else {
                                                                  var valid11 = true;
                                                                }
                                                                if (valid11) {
                                                                  if (data25["8"] !== void 0) {
                                                                    const _errs74 = errors;
                                                                    if (typeof data25["8"] !== "string") {
                                                                      validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/8/type", keyword: "type", params: { type: "string" } }];
                                                                      return false;
                                                                    }
                                                                    var valid11 = _errs74 === errors;
                                                                  } else {
                                                                    var valid11 = true;
                                                                  }
                                                                  if (valid11) {
                                                                    if (data25["9"] !== void 0) {
                                                                      const _errs76 = errors;
                                                                      if (typeof data25["9"] !== "string") {
                                                                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/9/type", keyword: "type", params: { type: "string" } }];
                                                                        return false;
                                                                      }
                                                                      var valid11 = _errs76 === errors;
                                                                    } else {
                                                                      var valid11 = true;
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
                                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/type", keyword: "type", params: { type: "object" } }];
                                                  return false;
                                                }
                                              }
                                              var valid9 = _errs56 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/type", keyword: "type", params: { type: "object" } }];
                                  return false;
                                }
                              }
                            } else {
                              validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }];
                              return false;
                            }
                          } else {
                            validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }];
                            return false;
                          }
                        }
                      } else {
                        validate11.errors = [{ instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/type", keyword: "type", params: { type: "object" } }];
                        return false;
                      }
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate11.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "object" } }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.latency_ms !== void 0) {
                let data36 = data.latency_ms;
                const _errs78 = errors;
                if (errors === _errs78) {
                  if (typeof data36 == "number" && isFinite(data36)) {
                    if (data36 < 0 || isNaN(data36)) {
                      validate11.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                      return false;
                    }
                  } else {
                    validate11.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "number" } }];
                    return false;
                  }
                }
                var valid0 = _errs78 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.usage !== void 0) {
                  let data37 = data.usage;
                  const _errs80 = errors;
                  if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
                    validate11.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" } }];
                    return false;
                  }
                  var valid0 = _errs80 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}
export const question: Validator = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        const tag0 = data.type;
        if (typeof tag0 == "string") {
          if (tag0 === "noul") {
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.instructions === void 0 && (missing1 = "instructions")) {
                  validate12.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs4 = errors;
                    if ("noul" !== data.type) {
                      validate12.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } }];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.instructions !== void 0) {
                      const _errs5 = errors;
                      if (typeof data.instructions !== "string") {
                        validate12.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/0/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                        return false;
                      }
                      var valid2 = _errs5 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data.criteria !== void 0) {
                        let data2 = data.criteria;
                        const _errs7 = errors;
                        if (errors === _errs7) {
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            if (data2.true !== void 0) {
                              const _errs9 = errors;
                              if (typeof data2.true !== "string") {
                                validate12.errors = [{ instancePath: instancePath + "/criteria/true", schemaPath: "#/oneOf/0/properties/criteria/properties/true/type", keyword: "type", params: { type: "string" } }];
                                return false;
                              }
                              var valid3 = _errs9 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data2.false !== void 0) {
                                const _errs11 = errors;
                                if (typeof data2.false !== "string") {
                                  validate12.errors = [{ instancePath: instancePath + "/criteria/false", schemaPath: "#/oneOf/0/properties/criteria/properties/false/type", keyword: "type", params: { type: "string" } }];
                                  return false;
                                }
                                var valid3 = _errs11 === errors;
                              } else {
                                var valid3 = true;
                              }
                            }
                          } else {
                            validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/0/properties/criteria/type", keyword: "type", params: { type: "object" } }];
                            return false;
                          }
                        }
                        var valid2 = _errs7 === errors;
                      } else {
                        var valid2 = true;
                      }
                    }
                  }
                }
              } else {
                validate12.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else if (tag0 === "choice") {
            const _errs13 = errors;
            if (errors === _errs13) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.instructions === void 0 && (missing2 = "instructions") || data.criteria === void 0 && (missing2 = "criteria")) {
                  validate12.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs15 = errors;
                    if ("choice" !== data.type) {
                      validate12.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } }];
                      return false;
                    }
                    var valid5 = _errs15 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data.instructions !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.instructions !== "string") {
                        validate12.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/1/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                        return false;
                      }
                      var valid5 = _errs16 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data.criteria !== void 0) {
                        let data7 = data.criteria;
                        const _errs18 = errors;
                        if (errors === _errs18) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            if (Object.keys(data7).length < 2) {
                              validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/1/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 2 } }];
                              return false;
                            } else {
                              for (const key0 in data7) {
                                const _errs21 = errors;
                                if (typeof data7[key0] !== "string") {
                                  validate12.errors = [{ instancePath: instancePath + "/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/criteria/additionalProperties/type", keyword: "type", params: { type: "string" } }];
                                  return false;
                                }
                                var valid6 = _errs21 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/1/properties/criteria/type", keyword: "type", params: { type: "object" } }];
                            return false;
                          }
                        }
                        var valid5 = _errs18 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
              } else {
                validate12.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else if (tag0 === "score") {
            const _errs23 = errors;
            if (errors === _errs23) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type") || data.instructions === void 0 && (missing3 = "instructions") || data.criteria === void 0 && (missing3 = "criteria")) {
                  validate12.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs25 = errors;
                    if ("score" !== data.type) {
                      validate12.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } }];
                      return false;
                    }
                    var valid8 = _errs25 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data.instructions !== void 0) {
                      const _errs26 = errors;
                      if (typeof data.instructions !== "string") {
                        validate12.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/2/properties/instructions/type", keyword: "type", params: { type: "string" } }];
                        return false;
                      }
                      var valid8 = _errs26 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data.criteria !== void 0) {
                        let data11 = data.criteria;
                        const _errs28 = errors;
                        if (errors === _errs28) {
                          if (Array.isArray(data11)) {
                            if (data11.length > 10) {
                              validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 10 } }];
                              return false;
                            } else {
                              if (data11.length < 2) {
                                validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/minItems", keyword: "minItems", params: { limit: 2 } }];
                                return false;
                              } else {
                                var valid9 = true;
                                const len0 = data11.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs30 = errors;
                                  if (typeof data11[i0] !== "string") {
                                    validate12.errors = [{ instancePath: instancePath + "/criteria/" + i0, schemaPath: "#/oneOf/2/properties/criteria/items/type", keyword: "type", params: { type: "string" } }];
                                    return false;
                                  }
                                  var valid9 = _errs30 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              }
                            }
                          } else {
                            validate12.errors = [{ instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/type", keyword: "type", params: { type: "array" } }];
                            return false;
                          }
                        }
                        var valid8 = _errs28 === errors;
                      } else {
                        var valid8 = true;
                      }
                    }
                  }
                }
              } else {
                validate12.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else {
            validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }];
            return false;
          }
        } else {
          validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }];
          return false;
        }
      }
    } else {
      validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
export const answer: Validator = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        const tag0 = data.type;
        if (typeof tag0 == "string") {
          if (tag0 === "noul") {
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.noul === void 0 && (missing1 = "noul")) {
                  validate13.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs4 = errors;
                    if ("noul" !== data.type) {
                      validate13.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } }];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.noul !== void 0) {
                      let data1 = data.noul;
                      const _errs5 = errors;
                      if (errors === _errs5) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 1 || isNaN(data1)) {
                            validate13.errors = [{ instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                            return false;
                          } else {
                            if (data1 < 0 || isNaN(data1)) {
                              validate13.errors = [{ instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                              return false;
                            }
                          }
                        } else {
                          validate13.errors = [{ instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/type", keyword: "type", params: { type: "number" } }];
                          return false;
                        }
                      }
                      var valid2 = _errs5 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              } else {
                validate13.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else if (tag0 === "choice") {
            const _errs7 = errors;
            if (errors === _errs7) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.choice === void 0 && (missing2 = "choice") || data.confidence === void 0 && (missing2 = "confidence")) {
                  validate13.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs9 = errors;
                    if ("choice" !== data.type) {
                      validate13.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } }];
                      return false;
                    }
                    var valid4 = _errs9 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.choice !== void 0) {
                      const _errs10 = errors;
                      if (typeof data.choice !== "string") {
                        validate13.errors = [{ instancePath: instancePath + "/choice", schemaPath: "#/oneOf/1/properties/choice/type", keyword: "type", params: { type: "string" } }];
                        return false;
                      }
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data.confidence !== void 0) {
                        let data4 = data.confidence;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 1 || isNaN(data4)) {
                              validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                              return false;
                            } else {
                              if (data4 < 0 || isNaN(data4)) {
                                validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                return false;
                              }
                            }
                          } else {
                            validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/type", keyword: "type", params: { type: "number" } }];
                            return false;
                          }
                        }
                        var valid4 = _errs12 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data.probabilities !== void 0) {
                          let data5 = data.probabilities;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              for (const key0 in data5) {
                                let data6 = data5[key0];
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 > 1 || isNaN(data6)) {
                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                      return false;
                                    } else {
                                      if (data6 < 0 || isNaN(data6)) {
                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate13.errors = [{ instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } }];
                                    return false;
                                  }
                                }
                                var valid5 = _errs17 === errors;
                                if (!valid5) {
                                  break;
                                }
                              }
                            } else {
                              validate13.errors = [{ instancePath: instancePath + "/probabilities", schemaPath: "#/oneOf/1/properties/probabilities/type", keyword: "type", params: { type: "object" } }];
                              return false;
                            }
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate13.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else if (tag0 === "score") {
            const _errs19 = errors;
            if (errors === _errs19) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type") || data.score === void 0 && (missing3 = "score") || data.confidence === void 0 && (missing3 = "confidence")) {
                  validate13.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    const _errs21 = errors;
                    if ("score" !== data.type) {
                      validate13.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } }];
                      return false;
                    }
                    var valid7 = _errs21 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.score !== void 0) {
                      let data8 = data.score;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (typeof data8 == "number" && isFinite(data8)) {
                          if (data8 > 9 || isNaN(data8)) {
                            validate13.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } }];
                            return false;
                          } else {
                            if (data8 < 0 || isNaN(data8)) {
                              validate13.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                              return false;
                            }
                          }
                        } else {
                          validate13.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/type", keyword: "type", params: { type: "number" } }];
                          return false;
                        }
                      }
                      var valid7 = _errs22 === errors;
                    } else {
                      var valid7 = true;
                    }
                    if (valid7) {
                      if (data.confidence !== void 0) {
                        let data9 = data.confidence;
                        const _errs24 = errors;
                        if (errors === _errs24) {
                          if (typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 1 || isNaN(data9)) {
                              validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                              return false;
                            } else {
                              if (data9 < 0 || isNaN(data9)) {
                                validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                return false;
                              }
                            }
                          } else {
                            validate13.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/type", keyword: "type", params: { type: "number" } }];
                            return false;
                          }
                        }
                        var valid7 = _errs24 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data.probabilities !== void 0) {
                          let data10 = data.probabilities;
                          const _errs26 = errors;
                          if (errors === _errs26) {
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                              if (data10["0"] !== void 0) {
                                let data11 = data10["0"];
                                const _errs28 = errors;
                                if (errors === _errs28) {
                                  if (typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 > 1 || isNaN(data11)) {
                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                      return false;
                                    } else {
                                      if (data11 < 0 || isNaN(data11)) {
                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate13.errors = [{ instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/type", keyword: "type", params: { type: "number" } }];
                                    return false;
                                  }
                                }
                                var valid8 = _errs28 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data10["1"] !== void 0) {
                                  let data12 = data10["1"];
                                  const _errs30 = errors;
                                  if (errors === _errs30) {
                                    if (typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 1 || isNaN(data12)) {
                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                        return false;
                                      } else {
                                        if (data12 < 0 || isNaN(data12)) {
                                          validate13.errors = [{ instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                          return false;
                                        }
                                      }
                                    } else {
                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/type", keyword: "type", params: { type: "number" } }];
                                      return false;
                                    }
                                  }
                                  var valid8 = _errs30 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data10["2"] !== void 0) {
                                    let data13 = data10["2"];
                                    const _errs32 = errors;
                                    if (errors === _errs32) {
                                      if (typeof data13 == "number" && isFinite(data13)) {
                                        if (data13 > 1 || isNaN(data13)) {
                                          validate13.errors = [{ instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                          return false;
                                        } else {
                                          if (data13 < 0 || isNaN(data13)) {
                                            validate13.errors = [{ instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/type", keyword: "type", params: { type: "number" } }];
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs32 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data10["3"] !== void 0) {
                                      let data14 = data10["3"];
                                      const _errs34 = errors;
                                      if (errors === _errs34) {
                                        if (typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 1 || isNaN(data14)) {
                                            validate13.errors = [{ instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                            return false;
                                          } else {
                                            if (data14 < 0 || isNaN(data14)) {
                                              validate13.errors = [{ instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                              return false;
                                            }
                                          }
                                        } else {
                                          validate13.errors = [{ instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/type", keyword: "type", params: { type: "number" } }];
                                          return false;
                                        }
                                      }
                                      var valid8 = _errs34 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data10["4"] !== void 0) {
                                        let data15 = data10["4"];
                                        const _errs36 = errors;
                                        if (errors === _errs36) {
                                          if (typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 1 || isNaN(data15)) {
                                              validate13.errors = [{ instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                              return false;
                                            } else {
                                              if (data15 < 0 || isNaN(data15)) {
                                                validate13.errors = [{ instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate13.errors = [{ instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/type", keyword: "type", params: { type: "number" } }];
                                            return false;
                                          }
                                        }
                                        var valid8 = _errs36 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data10["5"] !== void 0) {
                                          let data16 = data10["5"];
                                          const _errs38 = errors;
                                          if (errors === _errs38) {
                                            if (typeof data16 == "number" && isFinite(data16)) {
                                              if (data16 > 1 || isNaN(data16)) {
                                                validate13.errors = [{ instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                return false;
                                              } else {
                                                if (data16 < 0 || isNaN(data16)) {
                                                  validate13.errors = [{ instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate13.errors = [{ instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/type", keyword: "type", params: { type: "number" } }];
                                              return false;
                                            }
                                          }
                                          var valid8 = _errs38 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data10["6"] !== void 0) {
                                            let data17 = data10["6"];
                                            const _errs40 = errors;
                                            if (errors === _errs40) {
                                              if (typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 1 || isNaN(data17)) {
                                                  validate13.errors = [{ instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                  return false;
                                                } else {
                                                  if (data17 < 0 || isNaN(data17)) {
                                                    validate13.errors = [{ instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate13.errors = [{ instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/type", keyword: "type", params: { type: "number" } }];
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs40 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data10["7"] !== void 0) {
                                              let data18 = data10["7"];
                                              const _errs42 = errors;
                                              if (errors === _errs42) {
                                                if (typeof data18 == "number" && isFinite(data18)) {
                                                  if (data18 > 1 || isNaN(data18)) {
                                                    validate13.errors = [{ instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                    return false;
                                                  } else {
                                                    if (data18 < 0 || isNaN(data18)) {
                                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate13.errors = [{ instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/type", keyword: "type", params: { type: "number" } }];
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs42 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data10["8"] !== void 0) {
                                                let data19 = data10["8"];
                                                const _errs44 = errors;
                                                if (errors === _errs44) {
                                                  if (typeof data19 == "number" && isFinite(data19)) {
                                                    if (data19 > 1 || isNaN(data19)) {
                                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                      return false;
                                                    } else {
                                                      if (data19 < 0 || isNaN(data19)) {
                                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                        return false;
                                                      }
                                                    }
                                                  } else {
                                                    validate13.errors = [{ instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/type", keyword: "type", params: { type: "number" } }];
                                                    return false;
                                                  }
                                                }
                                                var valid8 = _errs44 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data10["9"] !== void 0) {
                                                  let data20 = data10["9"];
                                                  const _errs46 = errors;
                                                  if (errors === _errs46) {
                                                    if (typeof data20 == "number" && isFinite(data20)) {
                                                      if (data20 > 1 || isNaN(data20)) {
                                                        validate13.errors = [{ instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                        return false;
                                                      } else {
                                                        if (data20 < 0 || isNaN(data20)) {
                                                          validate13.errors = [{ instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                          return false;
                                                        }
                                                      }
                                                    } else {
                                                      validate13.errors = [{ instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/type", keyword: "type", params: { type: "number" } }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid8 = _errs46 === errors;
                                                } else {
                                                  var valid8 = true;
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
                              validate13.errors = [{ instancePath: instancePath + "/probabilities", schemaPath: "#/oneOf/2/properties/probabilities/type", keyword: "type", params: { type: "object" } }];
                              return false;
                            }
                          }
                          var valid7 = _errs26 === errors;
                        } else {
                          var valid7 = true;
                        }
                        if (valid7) {
                          if (data.legend !== void 0) {
                            let data21 = data.legend;
                            const _errs48 = errors;
                            if (errors === _errs48) {
                              if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                if (data21["0"] !== void 0) {
                                  const _errs50 = errors;
                                  if (typeof data21["0"] !== "string") {
                                    validate13.errors = [{ instancePath: instancePath + "/legend/0", schemaPath: "#/oneOf/2/properties/legend/properties/0/type", keyword: "type", params: { type: "string" } }];
                                    return false;
                                  }
                                  var valid9 = _errs50 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data21["1"] !== void 0) {
                                    const _errs52 = errors;
                                    if (typeof data21["1"] !== "string") {
                                      validate13.errors = [{ instancePath: instancePath + "/legend/1", schemaPath: "#/oneOf/2/properties/legend/properties/1/type", keyword: "type", params: { type: "string" } }];
                                      return false;
                                    }
                                    var valid9 = _errs52 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data21["2"] !== void 0) {
                                      const _errs54 = errors;
                                      if (typeof data21["2"] !== "string") {
                                        validate13.errors = [{ instancePath: instancePath + "/legend/2", schemaPath: "#/oneOf/2/properties/legend/properties/2/type", keyword: "type", params: { type: "string" } }];
                                        return false;
                                      }
                                      var valid9 = _errs54 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data21["3"] !== void 0) {
                                        const _errs56 = errors;
                                        if (typeof data21["3"] !== "string") {
                                          validate13.errors = [{ instancePath: instancePath + "/legend/3", schemaPath: "#/oneOf/2/properties/legend/properties/3/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid9 = _errs56 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data21["4"] !== void 0) {
                                          const _errs58 = errors;
                                          if (typeof data21["4"] !== "string") {
                                            validate13.errors = [{ instancePath: instancePath + "/legend/4", schemaPath: "#/oneOf/2/properties/legend/properties/4/type", keyword: "type", params: { type: "string" } }];
                                            return false;
                                          }
                                          var valid9 = _errs58 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data21["5"] !== void 0) {
                                            const _errs60 = errors;
                                            if (typeof data21["5"] !== "string") {
                                              validate13.errors = [{ instancePath: instancePath + "/legend/5", schemaPath: "#/oneOf/2/properties/legend/properties/5/type", keyword: "type", params: { type: "string" } }];
                                              return false;
                                            }
                                            var valid9 = _errs60 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                          if (valid9) {
                                            if (data21["6"] !== void 0) {
                                              const _errs62 = errors;
                                              if (typeof data21["6"] !== "string") {
                                                validate13.errors = [{ instancePath: instancePath + "/legend/6", schemaPath: "#/oneOf/2/properties/legend/properties/6/type", keyword: "type", params: { type: "string" } }];
                                                return false;
                                              }
                                              var valid9 = _errs62 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                            if (valid9) {
                                              if (data21["7"] !== void 0) {
                                                const _errs64 = errors;
                                                if (typeof data21["7"] !== "string") {
                                                  validate13.errors = [{ instancePath: instancePath + "/legend/7", schemaPath: "#/oneOf/2/properties/legend/properties/7/type", keyword: "type", params: { type: "string" } }];
                                                  return false;
                                                }
                                                var valid9 = _errs64 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                              if (valid9) {
                                                if (data21["8"] !== void 0) {
                                                  const _errs66 = errors;
                                                  if (typeof data21["8"] !== "string") {
                                                    validate13.errors = [{ instancePath: instancePath + "/legend/8", schemaPath: "#/oneOf/2/properties/legend/properties/8/type", keyword: "type", params: { type: "string" } }];
                                                    return false;
                                                  }
                                                  var valid9 = _errs66 === errors;
                                                } else {
                                                  var valid9 = true;
                                                }
                                                if (valid9) {
                                                  if (data21["9"] !== void 0) {
                                                    const _errs68 = errors;
                                                    if (typeof data21["9"] !== "string") {
                                                      validate13.errors = [{ instancePath: instancePath + "/legend/9", schemaPath: "#/oneOf/2/properties/legend/properties/9/type", keyword: "type", params: { type: "string" } }];
                                                      return false;
                                                    }
                                                    var valid9 = _errs68 === errors;
                                                  } else {
                                                    var valid9 = true;
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
                                validate13.errors = [{ instancePath: instancePath + "/legend", schemaPath: "#/oneOf/2/properties/legend/type", keyword: "type", params: { type: "object" } }];
                                return false;
                              }
                            }
                            var valid7 = _errs48 === errors;
                          } else {
                            var valid7 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate13.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
          } else {
            validate13.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }];
            return false;
          }
        } else {
          validate13.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }];
          return false;
        }
      }
    } else {
      validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
export const health: Validator = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate14.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.status !== void 0) {
          const _errs1 = errors;
          if (typeof data.status !== "string") {
            validate14.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            const _errs3 = errors;
            if (typeof data.model !== "string") {
              validate14.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.device !== void 0) {
              const _errs5 = errors;
              if (typeof data.device !== "string") {
                validate14.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" } }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.revision !== void 0) {
                const _errs7 = errors;
                if (typeof data.revision !== "string") {
                  validate14.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "string" } }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.dimensions !== void 0) {
                  let data4 = data.dimensions;
                  const _errs9 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate14.errors = [{ instancePath: instancePath + "/dimensions", schemaPath: "#/properties/dimensions/type", keyword: "type", params: { type: "integer" } }];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 1 || isNaN(data4)) {
                        validate14.errors = [{ instancePath: instancePath + "/dimensions", schemaPath: "#/properties/dimensions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}
export const embeddingRequest: Validator = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.input === void 0 && (missing0 = "input") || data.model === void 0 && (missing0 = "model")) {
        validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.input !== void 0) {
          let data0 = data.input;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                validate15.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/minItems", keyword: "minItems", params: { limit: 1 } }];
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs3 = errors;
                  if (typeof data0[i0] !== "string") {
                    validate15.errors = [{ instancePath: instancePath + "/input/" + i0, schemaPath: "#/properties/input/items/type", keyword: "type", params: { type: "string" } }];
                    return false;
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate15.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "array" } }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            const _errs5 = errors;
            if (typeof data.model !== "string") {
              validate15.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}
export const embeddingResponse: Validator = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.model === void 0 && (missing0 = "model") || data.data === void 0 && (missing0 = "data")) {
        validate16.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.object !== void 0) {
          const _errs1 = errors;
          if ("list" !== data.object) {
            validate16.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "list" } }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            const _errs2 = errors;
            if (typeof data.model !== "string") {
              validate16.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.data !== void 0) {
              let data2 = data.data;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        let missing1;
                        if (data3.object === void 0 && (missing1 = "object") || data3.index === void 0 && (missing1 = "index") || data3.embedding === void 0 && (missing1 = "embedding")) {
                          validate16.errors = [{ instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: missing1 } }];
                          return false;
                        } else {
                          if (data3.object !== void 0) {
                            const _errs8 = errors;
                            if ("embedding" !== data3.object) {
                              validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/object", schemaPath: "#/properties/data/items/properties/object/const", keyword: "const", params: { allowedValue: "embedding" } }];
                              return false;
                            }
                            var valid2 = _errs8 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.index !== void 0) {
                              let data5 = data3.index;
                              const _errs9 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/index", schemaPath: "#/properties/data/items/properties/index/type", keyword: "type", params: { type: "integer" } }];
                                return false;
                              }
                              if (errors === _errs9) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/index", schemaPath: "#/properties/data/items/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.embedding !== void 0) {
                                let data6 = data3.embedding;
                                const _errs11 = errors;
                                if (errors === _errs11) {
                                  if (Array.isArray(data6)) {
                                    if (data6.length > 384) {
                                      validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/maxItems", keyword: "maxItems", params: { limit: 384 } }];
                                      return false;
                                    } else {
                                      if (data6.length < 384) {
                                        validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/minItems", keyword: "minItems", params: { limit: 384 } }];
                                        return false;
                                      } else {
                                        var valid3 = true;
                                        const len1 = data6.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data7 = data6[i1];
                                          const _errs13 = errors;
                                          if (errors === _errs13) {
                                            if (typeof data7 == "number" && isFinite(data7)) {
                                              if (data7 > 1 || isNaN(data7)) {
                                                validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } }];
                                                return false;
                                              } else {
                                                if (data7 < -1 || isNaN(data7)) {
                                                  validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 } }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/type", keyword: "type", params: { type: "number" } }];
                                              return false;
                                            }
                                          }
                                          var valid3 = _errs13 === errors;
                                          if (!valid3) {
                                            break;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate16.errors = [{ instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/type", keyword: "type", params: { type: "array" } }];
                                    return false;
                                  }
                                }
                                var valid2 = _errs11 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate16.errors = [{ instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" } }];
                        return false;
                      }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate16.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" } }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.usage !== void 0) {
                let data8 = data.usage;
                const _errs15 = errors;
                if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
                  validate16.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" } }];
                  return false;
                }
                var valid0 = _errs15 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate16.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}
export const errorBody: Validator = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate17.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
