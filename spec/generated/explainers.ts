// Generated from openapi.yaml by `npm run generate`. Change that, not this file.
// @ts-nocheck
import type { Validator } from '../validator.ts'
// validators.js
export const request: Validator = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.questions === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questions" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.questions !== void 0) {
      let data1 = data.questions;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length < 1) {
          const err4 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/minProperties", keyword: "minProperties", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data1) {
          let data2 = data1[key0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.type === void 0) {
              const err5 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            const tag0 = data2.type;
            if (typeof tag0 == "string") {
              if (tag0 === "noul") {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (data2.type === void 0) {
                    const err6 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  if (data2.instructions === void 0) {
                    const err7 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: "instructions" } };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                  if (data2.type !== void 0) {
                    if ("noul" !== data2.type) {
                      const err8 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  }
                  if (data2.instructions !== void 0) {
                    if (typeof data2.instructions !== "string") {
                      const err9 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/instructions/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  }
                  if (data2.criteria !== void 0) {
                    let data5 = data2.criteria;
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      if (data5.true !== void 0) {
                        if (typeof data5.true !== "string") {
                          const err10 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/true", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/properties/true/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err10];
                          } else {
                            vErrors.push(err10);
                          }
                          errors++;
                        }
                      }
                      if (data5.false !== void 0) {
                        if (typeof data5.false !== "string") {
                          const err11 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/false", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/properties/false/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err11];
                          } else {
                            vErrors.push(err11);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err12 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/0/properties/criteria/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err13 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else if (tag0 === "choice") {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (data2.type === void 0) {
                    const err14 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (data2.instructions === void 0) {
                    const err15 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "instructions" } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                  if (data2.criteria === void 0) {
                    const err16 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "criteria" } };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                  if (data2.type !== void 0) {
                    if ("choice" !== data2.type) {
                      const err17 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  }
                  if (data2.instructions !== void 0) {
                    if (typeof data2.instructions !== "string") {
                      const err18 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/instructions/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  }
                  if (data2.criteria !== void 0) {
                    let data10 = data2.criteria;
                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                      if (Object.keys(data10).length < 2) {
                        const err19 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 2 } };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                      for (const key1 in data10) {
                        if (typeof data10[key1] !== "string") {
                          const err20 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/additionalProperties/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err20];
                          } else {
                            vErrors.push(err20);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err21 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/1/properties/criteria/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err22 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else if (tag0 === "score") {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (data2.type === void 0) {
                    const err23 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                  if (data2.instructions === void 0) {
                    const err24 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "instructions" } };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                  if (data2.criteria === void 0) {
                    const err25 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "criteria" } };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (data2.type !== void 0) {
                    if ("score" !== data2.type) {
                      const err26 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  }
                  if (data2.instructions !== void 0) {
                    if (typeof data2.instructions !== "string") {
                      const err27 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/instructions", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/instructions/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  }
                  if (data2.criteria !== void 0) {
                    let data14 = data2.criteria;
                    if (Array.isArray(data14)) {
                      if (data14.length > 10) {
                        const err28 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 10 } };
                        if (vErrors === null) {
                          vErrors = [err28];
                        } else {
                          vErrors.push(err28);
                        }
                        errors++;
                      }
                      if (data14.length < 2) {
                        const err29 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/minItems", keyword: "minItems", params: { limit: 2 } };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                      const len0 = data14.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        if (typeof data14[i0] !== "string") {
                          const err30 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria/" + i0, schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err30];
                          } else {
                            vErrors.push(err30);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err31 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/criteria", schemaPath: "#/properties/questions/additionalProperties/oneOf/2/properties/criteria/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err32 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/oneOf/2/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            } else {
              const err34 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/questions/additionalProperties/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
export const response: Validator = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.answers === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.protocol !== void 0) {
      if (1 !== data.protocol) {
        const err2 = { instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/const", keyword: "const", params: { allowedValue: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.answers !== void 0) {
      let data2 = data.answers;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          let data3 = data2[key0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.type === void 0) {
              const err4 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            const tag0 = data3.type;
            if (typeof tag0 == "string") {
              if (tag0 === "noul") {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  if (data3.type === void 0) {
                    const err5 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                  }
                  if (data3.noul === void 0) {
                    const err6 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/0/required", keyword: "required", params: { missingProperty: "noul" } };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  if (data3.type !== void 0) {
                    if ("noul" !== data3.type) {
                      const err7 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                    }
                  }
                  if (data3.noul !== void 0) {
                    let data5 = data3.noul;
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1 || isNaN(data5)) {
                        const err8 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                      if (data5 < 0 || isNaN(data5)) {
                        const err9 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                        if (vErrors === null) {
                          vErrors = [err9];
                        } else {
                          vErrors.push(err9);
                        }
                        errors++;
                      }
                    } else {
                      const err10 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/noul", schemaPath: "#/properties/answers/additionalProperties/oneOf/0/properties/noul/type", keyword: "type", params: { type: "number" } };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err11 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else if (tag0 === "choice") {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  if (data3.type === void 0) {
                    const err12 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                  if (data3.choice === void 0) {
                    const err13 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "choice" } };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                  if (data3.confidence === void 0) {
                    const err14 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/required", keyword: "required", params: { missingProperty: "confidence" } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (data3.type !== void 0) {
                    if ("choice" !== data3.type) {
                      const err15 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  }
                  if (data3.choice !== void 0) {
                    if (typeof data3.choice !== "string") {
                      const err16 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/choice", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/choice/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  }
                  if (data3.confidence !== void 0) {
                    let data8 = data3.confidence;
                    if (typeof data8 == "number" && isFinite(data8)) {
                      if (data8 > 1 || isNaN(data8)) {
                        const err17 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err17];
                        } else {
                          vErrors.push(err17);
                        }
                        errors++;
                      }
                      if (data8 < 0 || isNaN(data8)) {
                        const err18 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                        if (vErrors === null) {
                          vErrors = [err18];
                        } else {
                          vErrors.push(err18);
                        }
                        errors++;
                      }
                    } else {
                      const err19 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/confidence/type", keyword: "type", params: { type: "number" } };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                  }
                  if (data3.probabilities !== void 0) {
                    let data9 = data3.probabilities;
                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                      for (const key1 in data9) {
                        let data10 = data9[key1];
                        if (typeof data10 == "number" && isFinite(data10)) {
                          if (data10 > 1 || isNaN(data10)) {
                            const err20 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err20];
                            } else {
                              vErrors.push(err20);
                            }
                            errors++;
                          }
                          if (data10 < 0 || isNaN(data10)) {
                            const err21 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err21];
                            } else {
                              vErrors.push(err21);
                            }
                            errors++;
                          }
                        } else {
                          const err22 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err22];
                          } else {
                            vErrors.push(err22);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err23 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/oneOf/1/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err24 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else if (tag0 === "score") {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  if (data3.type === void 0) {
                    const err25 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (data3.score === void 0) {
                    const err26 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "score" } };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  if (data3.confidence === void 0) {
                    const err27 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/required", keyword: "required", params: { missingProperty: "confidence" } };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                  if (data3.type !== void 0) {
                    if ("score" !== data3.type) {
                      const err28 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                  }
                  if (data3.score !== void 0) {
                    let data12 = data3.score;
                    if (typeof data12 == "number" && isFinite(data12)) {
                      if (data12 > 9 || isNaN(data12)) {
                        const err29 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                      if (data12 < 0 || isNaN(data12)) {
                        const err30 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                    } else {
                      const err31 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/score/type", keyword: "type", params: { type: "number" } };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  }
                  if (data3.confidence !== void 0) {
                    let data13 = data3.confidence;
                    if (typeof data13 == "number" && isFinite(data13)) {
                      if (data13 > 1 || isNaN(data13)) {
                        const err32 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err32];
                        } else {
                          vErrors.push(err32);
                        }
                        errors++;
                      }
                      if (data13 < 0 || isNaN(data13)) {
                        const err33 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                    } else {
                      const err34 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/confidence", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/confidence/type", keyword: "type", params: { type: "number" } };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                  if (data3.probabilities !== void 0) {
                    let data14 = data3.probabilities;
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                      if (data14["0"] !== void 0) {
                        let data15 = data14["0"];
                        if (typeof data15 == "number" && isFinite(data15)) {
                          if (data15 > 1 || isNaN(data15)) {
                            const err35 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err35];
                            } else {
                              vErrors.push(err35);
                            }
                            errors++;
                          }
                          if (data15 < 0 || isNaN(data15)) {
                            const err36 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err36];
                            } else {
                              vErrors.push(err36);
                            }
                            errors++;
                          }
                        } else {
                          const err37 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/0/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                      }
                      if (data14["1"] !== void 0) {
                        let data16 = data14["1"];
                        if (typeof data16 == "number" && isFinite(data16)) {
                          if (data16 > 1 || isNaN(data16)) {
                            const err38 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err38];
                            } else {
                              vErrors.push(err38);
                            }
                            errors++;
                          }
                          if (data16 < 0 || isNaN(data16)) {
                            const err39 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err39];
                            } else {
                              vErrors.push(err39);
                            }
                            errors++;
                          }
                        } else {
                          const err40 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/1/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err40];
                          } else {
                            vErrors.push(err40);
                          }
                          errors++;
                        }
                      }
                      if (data14["2"] !== void 0) {
                        let data17 = data14["2"];
                        if (typeof data17 == "number" && isFinite(data17)) {
                          if (data17 > 1 || isNaN(data17)) {
                            const err41 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err41];
                            } else {
                              vErrors.push(err41);
                            }
                            errors++;
                          }
                          if (data17 < 0 || isNaN(data17)) {
                            const err42 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err42];
                            } else {
                              vErrors.push(err42);
                            }
                            errors++;
                          }
                        } else {
                          const err43 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/2/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                      }
                      if (data14["3"] !== void 0) {
                        let data18 = data14["3"];
                        if (typeof data18 == "number" && isFinite(data18)) {
                          if (data18 > 1 || isNaN(data18)) {
                            const err44 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err44];
                            } else {
                              vErrors.push(err44);
                            }
                            errors++;
                          }
                          if (data18 < 0 || isNaN(data18)) {
                            const err45 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err45];
                            } else {
                              vErrors.push(err45);
                            }
                            errors++;
                          }
                        } else {
                          const err46 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/3/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err46];
                          } else {
                            vErrors.push(err46);
                          }
                          errors++;
                        }
                      }
                      if (data14["4"] !== void 0) {
                        let data19 = data14["4"];
                        if (typeof data19 == "number" && isFinite(data19)) {
                          if (data19 > 1 || isNaN(data19)) {
                            const err47 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err47];
                            } else {
                              vErrors.push(err47);
                            }
                            errors++;
                          }
                          if (data19 < 0 || isNaN(data19)) {
                            const err48 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err48];
                            } else {
                              vErrors.push(err48);
                            }
                            errors++;
                          }
                        } else {
                          const err49 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/4/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err49];
                          } else {
                            vErrors.push(err49);
                          }
                          errors++;
                        }
                      }
                      if (data14["5"] !== void 0) {
                        let data20 = data14["5"];
                        if (typeof data20 == "number" && isFinite(data20)) {
                          if (data20 > 1 || isNaN(data20)) {
                            const err50 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err50];
                            } else {
                              vErrors.push(err50);
                            }
                            errors++;
                          }
                          if (data20 < 0 || isNaN(data20)) {
                            const err51 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err51];
                            } else {
                              vErrors.push(err51);
                            }
                            errors++;
                          }
                        } else {
                          const err52 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/5/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err52];
                          } else {
                            vErrors.push(err52);
                          }
                          errors++;
                        }
                      }
                      if (data14["6"] !== void 0) {
                        let data21 = data14["6"];
                        if (typeof data21 == "number" && isFinite(data21)) {
                          if (data21 > 1 || isNaN(data21)) {
                            const err53 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err53];
                            } else {
                              vErrors.push(err53);
                            }
                            errors++;
                          }
                          if (data21 < 0 || isNaN(data21)) {
                            const err54 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err54];
                            } else {
                              vErrors.push(err54);
                            }
                            errors++;
                          }
                        } else {
                          const err55 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/6/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err55];
                          } else {
                            vErrors.push(err55);
                          }
                          errors++;
                        }
                      }
                      if (data14["7"] !== void 0) {
                        let data22 = data14["7"];
                        if (typeof data22 == "number" && isFinite(data22)) {
                          if (data22 > 1 || isNaN(data22)) {
                            const err56 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err56];
                            } else {
                              vErrors.push(err56);
                            }
                            errors++;
                          }
                          if (data22 < 0 || isNaN(data22)) {
                            const err57 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err57];
                            } else {
                              vErrors.push(err57);
                            }
                            errors++;
                          }
                        } else {
                          const err58 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/7/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err58];
                          } else {
                            vErrors.push(err58);
                          }
                          errors++;
                        }
                      }
                      if (data14["8"] !== void 0) {
                        let data23 = data14["8"];
                        if (typeof data23 == "number" && isFinite(data23)) {
                          if (data23 > 1 || isNaN(data23)) {
                            const err59 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err59];
                            } else {
                              vErrors.push(err59);
                            }
                            errors++;
                          }
                          if (data23 < 0 || isNaN(data23)) {
                            const err60 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err60];
                            } else {
                              vErrors.push(err60);
                            }
                            errors++;
                          }
                        } else {
                          const err61 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/8/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err61];
                          } else {
                            vErrors.push(err61);
                          }
                          errors++;
                        }
                      }
                      if (data14["9"] !== void 0) {
                        let data24 = data14["9"];
                        if (typeof data24 == "number" && isFinite(data24)) {
                          if (data24 > 1 || isNaN(data24)) {
                            const err62 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err62];
                            } else {
                              vErrors.push(err62);
                            }
                            errors++;
                          }
                          if (data24 < 0 || isNaN(data24)) {
                            const err63 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            if (vErrors === null) {
                              vErrors = [err63];
                            } else {
                              vErrors.push(err63);
                            }
                            errors++;
                          }
                        } else {
                          const err64 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/properties/9/type", keyword: "type", params: { type: "number" } };
                          if (vErrors === null) {
                            vErrors = [err64];
                          } else {
                            vErrors.push(err64);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err65 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/probabilities", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/probabilities/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                  }
                  if (data3.legend !== void 0) {
                    let data25 = data3.legend;
                    if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                      if (data25["0"] !== void 0) {
                        if (typeof data25["0"] !== "string") {
                          const err66 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/0", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/0/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err66];
                          } else {
                            vErrors.push(err66);
                          }
                          errors++;
                        }
                      }
                      if (data25["1"] !== void 0) {
                        if (typeof data25["1"] !== "string") {
                          const err67 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/1", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/1/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err67];
                          } else {
                            vErrors.push(err67);
                          }
                          errors++;
                        }
                      }
                      if (data25["2"] !== void 0) {
                        if (typeof data25["2"] !== "string") {
                          const err68 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/2", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/2/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err68];
                          } else {
                            vErrors.push(err68);
                          }
                          errors++;
                        }
                      }
                      if (data25["3"] !== void 0) {
                        if (typeof data25["3"] !== "string") {
                          const err69 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/3", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/3/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err69];
                          } else {
                            vErrors.push(err69);
                          }
                          errors++;
                        }
                      }
                      if (data25["4"] !== void 0) {
                        if (typeof data25["4"] !== "string") {
                          const err70 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/4", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/4/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err70];
                          } else {
                            vErrors.push(err70);
                          }
                          errors++;
                        }
                      }
                      if (data25["5"] !== void 0) {
                        if (typeof data25["5"] !== "string") {
                          const err71 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/5", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/5/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err71];
                          } else {
                            vErrors.push(err71);
                          }
                          errors++;
                        }
                      }
                      if (data25["6"] !== void 0) {
                        if (typeof data25["6"] !== "string") {
                          const err72 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/6", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/6/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err72];
                          } else {
                            vErrors.push(err72);
                          }
                          errors++;
                        }
                      }
                      if (data25["7"] !== void 0) {
                        if (typeof data25["7"] !== "string") {
                          const err73 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/7", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/7/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err73];
                          } else {
                            vErrors.push(err73);
                          }
                          errors++;
                        }
                      }
                      if (data25["8"] !== void 0) {
                        if (typeof data25["8"] !== "string") {
                          const err74 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/8", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/8/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err74];
                          } else {
                            vErrors.push(err74);
                          }
                          errors++;
                        }
                      }
                      if (data25["9"] !== void 0) {
                        if (typeof data25["9"] !== "string") {
                          const err75 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend/9", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/properties/9/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err75];
                          } else {
                            vErrors.push(err75);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err76 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/legend", schemaPath: "#/properties/answers/additionalProperties/oneOf/2/properties/legend/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err77 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/oneOf/2/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
              } else {
                const err78 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            } else {
              const err79 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          } else {
            const err80 = { instancePath: instancePath + "/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/answers/additionalProperties/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.latency_ms !== void 0) {
      let data36 = data.latency_ms;
      if (typeof data36 == "number" && isFinite(data36)) {
        if (data36 < 0 || isNaN(data36)) {
          const err82 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
      } else {
        const err83 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err83];
        } else {
          vErrors.push(err83);
        }
        errors++;
      }
    }
    if (data.usage !== void 0) {
      let data37 = data.usage;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
        const err84 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
  } else {
    const err85 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err85];
    } else {
      vErrors.push(err85);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
export const question: Validator = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "noul") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.instructions === void 0) {
            const err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "instructions" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("noul" !== data.type) {
              const err3 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data.instructions !== void 0) {
            if (typeof data.instructions !== "string") {
              const err4 = { instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/0/properties/instructions/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
          if (data.criteria !== void 0) {
            let data2 = data.criteria;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
              if (data2.true !== void 0) {
                if (typeof data2.true !== "string") {
                  const err5 = { instancePath: instancePath + "/criteria/true", schemaPath: "#/oneOf/0/properties/criteria/properties/true/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
              if (data2.false !== void 0) {
                if (typeof data2.false !== "string") {
                  const err6 = { instancePath: instancePath + "/criteria/false", schemaPath: "#/oneOf/0/properties/criteria/properties/false/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            } else {
              const err7 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/0/properties/criteria/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else if (tag0 === "choice") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err9 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data.instructions === void 0) {
            const err10 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "instructions" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data.criteria === void 0) {
            const err11 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "criteria" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("choice" !== data.type) {
              const err12 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data.instructions !== void 0) {
            if (typeof data.instructions !== "string") {
              const err13 = { instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/1/properties/instructions/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
          if (data.criteria !== void 0) {
            let data7 = data.criteria;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              if (Object.keys(data7).length < 2) {
                const err14 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/1/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 2 } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              for (const key0 in data7) {
                if (typeof data7[key0] !== "string") {
                  const err15 = { instancePath: instancePath + "/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/criteria/additionalProperties/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            } else {
              const err16 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/1/properties/criteria/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        } else {
          const err17 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else if (tag0 === "score") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err18 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (data.instructions === void 0) {
            const err19 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "instructions" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (data.criteria === void 0) {
            const err20 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "criteria" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("score" !== data.type) {
              const err21 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          if (data.instructions !== void 0) {
            if (typeof data.instructions !== "string") {
              const err22 = { instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/2/properties/instructions/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data.criteria !== void 0) {
            let data11 = data.criteria;
            if (Array.isArray(data11)) {
              if (data11.length > 10) {
                const err23 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 10 } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (data11.length < 2) {
                const err24 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/minItems", keyword: "minItems", params: { limit: 2 } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              const len0 = data11.length;
              for (let i0 = 0; i0 < len0; i0++) {
                if (typeof data11[i0] !== "string") {
                  const err25 = { instancePath: instancePath + "/criteria/" + i0, schemaPath: "#/oneOf/2/properties/criteria/items/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            } else {
              const err26 = { instancePath: instancePath + "/criteria", schemaPath: "#/oneOf/2/properties/criteria/type", keyword: "type", params: { type: "array" } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        } else {
          const err27 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    } else {
      const err29 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
export const answer: Validator = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "noul") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.noul === void 0) {
            const err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "noul" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("noul" !== data.type) {
              const err3 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "noul" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data.noul !== void 0) {
            let data1 = data.noul;
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 1 || isNaN(data1)) {
                const err4 = { instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data1 < 0 || isNaN(data1)) {
                const err5 = { instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            } else {
              const err6 = { instancePath: instancePath + "/noul", schemaPath: "#/oneOf/0/properties/noul/type", keyword: "type", params: { type: "number" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        } else {
          const err7 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else if (tag0 === "choice") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err8 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data.choice === void 0) {
            const err9 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "choice" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data.confidence === void 0) {
            const err10 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "confidence" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("choice" !== data.type) {
              const err11 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "choice" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
          if (data.choice !== void 0) {
            if (typeof data.choice !== "string") {
              const err12 = { instancePath: instancePath + "/choice", schemaPath: "#/oneOf/1/properties/choice/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data.confidence !== void 0) {
            let data4 = data.confidence;
            if (typeof data4 == "number" && isFinite(data4)) {
              if (data4 > 1 || isNaN(data4)) {
                const err13 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (data4 < 0 || isNaN(data4)) {
                const err14 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            } else {
              const err15 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/1/properties/confidence/type", keyword: "type", params: { type: "number" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data.probabilities !== void 0) {
            let data5 = data.probabilities;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              for (const key0 in data5) {
                let data6 = data5[key0];
                if (typeof data6 == "number" && isFinite(data6)) {
                  if (data6 > 1 || isNaN(data6)) {
                    const err16 = { instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                  if (data6 < 0 || isNaN(data6)) {
                    const err17 = { instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                } else {
                  const err18 = { instancePath: instancePath + "/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/probabilities/additionalProperties/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            } else {
              const err19 = { instancePath: instancePath + "/probabilities", schemaPath: "#/oneOf/1/properties/probabilities/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
        } else {
          const err20 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else if (tag0 === "score") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err21 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (data.score === void 0) {
            const err22 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "score" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (data.confidence === void 0) {
            const err23 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "confidence" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (data.type !== void 0) {
            if ("score" !== data.type) {
              const err24 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "score" } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
          if (data.score !== void 0) {
            let data8 = data.score;
            if (typeof data8 == "number" && isFinite(data8)) {
              if (data8 > 9 || isNaN(data8)) {
                const err25 = { instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (data8 < 0 || isNaN(data8)) {
                const err26 = { instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            } else {
              const err27 = { instancePath: instancePath + "/score", schemaPath: "#/oneOf/2/properties/score/type", keyword: "type", params: { type: "number" } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
          if (data.confidence !== void 0) {
            let data9 = data.confidence;
            if (typeof data9 == "number" && isFinite(data9)) {
              if (data9 > 1 || isNaN(data9)) {
                const err28 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (data9 < 0 || isNaN(data9)) {
                const err29 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            } else {
              const err30 = { instancePath: instancePath + "/confidence", schemaPath: "#/oneOf/2/properties/confidence/type", keyword: "type", params: { type: "number" } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
          if (data.probabilities !== void 0) {
            let data10 = data.probabilities;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10["0"] !== void 0) {
                let data11 = data10["0"];
                if (typeof data11 == "number" && isFinite(data11)) {
                  if (data11 > 1 || isNaN(data11)) {
                    const err31 = { instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                  if (data11 < 0 || isNaN(data11)) {
                    const err32 = { instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                } else {
                  const err33 = { instancePath: instancePath + "/probabilities/0", schemaPath: "#/oneOf/2/properties/probabilities/properties/0/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data10["1"] !== void 0) {
                let data12 = data10["1"];
                if (typeof data12 == "number" && isFinite(data12)) {
                  if (data12 > 1 || isNaN(data12)) {
                    const err34 = { instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                  if (data12 < 0 || isNaN(data12)) {
                    const err35 = { instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                } else {
                  const err36 = { instancePath: instancePath + "/probabilities/1", schemaPath: "#/oneOf/2/properties/probabilities/properties/1/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
              if (data10["2"] !== void 0) {
                let data13 = data10["2"];
                if (typeof data13 == "number" && isFinite(data13)) {
                  if (data13 > 1 || isNaN(data13)) {
                    const err37 = { instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (data13 < 0 || isNaN(data13)) {
                    const err38 = { instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                } else {
                  const err39 = { instancePath: instancePath + "/probabilities/2", schemaPath: "#/oneOf/2/properties/probabilities/properties/2/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              }
              if (data10["3"] !== void 0) {
                let data14 = data10["3"];
                if (typeof data14 == "number" && isFinite(data14)) {
                  if (data14 > 1 || isNaN(data14)) {
                    const err40 = { instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                  if (data14 < 0 || isNaN(data14)) {
                    const err41 = { instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                } else {
                  const err42 = { instancePath: instancePath + "/probabilities/3", schemaPath: "#/oneOf/2/properties/probabilities/properties/3/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              }
              if (data10["4"] !== void 0) {
                let data15 = data10["4"];
                if (typeof data15 == "number" && isFinite(data15)) {
                  if (data15 > 1 || isNaN(data15)) {
                    const err43 = { instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                  if (data15 < 0 || isNaN(data15)) {
                    const err44 = { instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                } else {
                  const err45 = { instancePath: instancePath + "/probabilities/4", schemaPath: "#/oneOf/2/properties/probabilities/properties/4/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              }
              if (data10["5"] !== void 0) {
                let data16 = data10["5"];
                if (typeof data16 == "number" && isFinite(data16)) {
                  if (data16 > 1 || isNaN(data16)) {
                    const err46 = { instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (data16 < 0 || isNaN(data16)) {
                    const err47 = { instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                } else {
                  const err48 = { instancePath: instancePath + "/probabilities/5", schemaPath: "#/oneOf/2/properties/probabilities/properties/5/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
              if (data10["6"] !== void 0) {
                let data17 = data10["6"];
                if (typeof data17 == "number" && isFinite(data17)) {
                  if (data17 > 1 || isNaN(data17)) {
                    const err49 = { instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                  if (data17 < 0 || isNaN(data17)) {
                    const err50 = { instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                } else {
                  const err51 = { instancePath: instancePath + "/probabilities/6", schemaPath: "#/oneOf/2/properties/probabilities/properties/6/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
              if (data10["7"] !== void 0) {
                let data18 = data10["7"];
                if (typeof data18 == "number" && isFinite(data18)) {
                  if (data18 > 1 || isNaN(data18)) {
                    const err52 = { instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (data18 < 0 || isNaN(data18)) {
                    const err53 = { instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                } else {
                  const err54 = { instancePath: instancePath + "/probabilities/7", schemaPath: "#/oneOf/2/properties/probabilities/properties/7/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              }
              if (data10["8"] !== void 0) {
                let data19 = data10["8"];
                if (typeof data19 == "number" && isFinite(data19)) {
                  if (data19 > 1 || isNaN(data19)) {
                    const err55 = { instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (data19 < 0 || isNaN(data19)) {
                    const err56 = { instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                } else {
                  const err57 = { instancePath: instancePath + "/probabilities/8", schemaPath: "#/oneOf/2/properties/probabilities/properties/8/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
              }
              if (data10["9"] !== void 0) {
                let data20 = data10["9"];
                if (typeof data20 == "number" && isFinite(data20)) {
                  if (data20 > 1 || isNaN(data20)) {
                    const err58 = { instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  if (data20 < 0 || isNaN(data20)) {
                    const err59 = { instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                } else {
                  const err60 = { instancePath: instancePath + "/probabilities/9", schemaPath: "#/oneOf/2/properties/probabilities/properties/9/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              }
            } else {
              const err61 = { instancePath: instancePath + "/probabilities", schemaPath: "#/oneOf/2/properties/probabilities/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
          if (data.legend !== void 0) {
            let data21 = data.legend;
            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
              if (data21["0"] !== void 0) {
                if (typeof data21["0"] !== "string") {
                  const err62 = { instancePath: instancePath + "/legend/0", schemaPath: "#/oneOf/2/properties/legend/properties/0/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              }
              if (data21["1"] !== void 0) {
                if (typeof data21["1"] !== "string") {
                  const err63 = { instancePath: instancePath + "/legend/1", schemaPath: "#/oneOf/2/properties/legend/properties/1/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
              }
              if (data21["2"] !== void 0) {
                if (typeof data21["2"] !== "string") {
                  const err64 = { instancePath: instancePath + "/legend/2", schemaPath: "#/oneOf/2/properties/legend/properties/2/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
              }
              if (data21["3"] !== void 0) {
                if (typeof data21["3"] !== "string") {
                  const err65 = { instancePath: instancePath + "/legend/3", schemaPath: "#/oneOf/2/properties/legend/properties/3/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              }
              if (data21["4"] !== void 0) {
                if (typeof data21["4"] !== "string") {
                  const err66 = { instancePath: instancePath + "/legend/4", schemaPath: "#/oneOf/2/properties/legend/properties/4/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              }
              if (data21["5"] !== void 0) {
                if (typeof data21["5"] !== "string") {
                  const err67 = { instancePath: instancePath + "/legend/5", schemaPath: "#/oneOf/2/properties/legend/properties/5/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
              }
              if (data21["6"] !== void 0) {
                if (typeof data21["6"] !== "string") {
                  const err68 = { instancePath: instancePath + "/legend/6", schemaPath: "#/oneOf/2/properties/legend/properties/6/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              }
              if (data21["7"] !== void 0) {
                if (typeof data21["7"] !== "string") {
                  const err69 = { instancePath: instancePath + "/legend/7", schemaPath: "#/oneOf/2/properties/legend/properties/7/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              }
              if (data21["8"] !== void 0) {
                if (typeof data21["8"] !== "string") {
                  const err70 = { instancePath: instancePath + "/legend/8", schemaPath: "#/oneOf/2/properties/legend/properties/8/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
              if (data21["9"] !== void 0) {
                if (typeof data21["9"] !== "string") {
                  const err71 = { instancePath: instancePath + "/legend/9", schemaPath: "#/oneOf/2/properties/legend/properties/9/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
              }
            } else {
              const err72 = { instancePath: instancePath + "/legend", schemaPath: "#/oneOf/2/properties/legend/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          }
        } else {
          const err73 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      } else {
        const err74 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    } else {
      const err75 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err75];
      } else {
        vErrors.push(err75);
      }
      errors++;
    }
  } else {
    const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err76];
    } else {
      vErrors.push(err76);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
export const health: Validator = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.device !== void 0) {
      if (typeof data.device !== "string") {
        const err3 = { instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      if (typeof data.revision !== "string") {
        const err4 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.dimensions !== void 0) {
      let data4 = data.dimensions;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err5 = { instancePath: instancePath + "/dimensions", schemaPath: "#/properties/dimensions/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err6 = { instancePath: instancePath + "/dimensions", schemaPath: "#/properties/dimensions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
export const embeddingRequest: Validator = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.input === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.model === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.input !== void 0) {
      let data0 = data.input;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/input/" + i0, schemaPath: "#/properties/input/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err5 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
export const embeddingResponse: Validator = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.object === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.model === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.object !== void 0) {
      if ("list" !== data.object) {
        const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "list" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err4 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.object === void 0) {
              const err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "object" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data3.index === void 0) {
              const err6 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "index" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3.embedding === void 0) {
              const err7 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "embedding" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.object !== void 0) {
              if ("embedding" !== data3.object) {
                const err8 = { instancePath: instancePath + "/data/" + i0 + "/object", schemaPath: "#/properties/data/items/properties/object/const", keyword: "const", params: { allowedValue: "embedding" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data3.index !== void 0) {
              let data5 = data3.index;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err9 = { instancePath: instancePath + "/data/" + i0 + "/index", schemaPath: "#/properties/data/items/properties/index/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 < 0 || isNaN(data5)) {
                  const err10 = { instancePath: instancePath + "/data/" + i0 + "/index", schemaPath: "#/properties/data/items/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
            if (data3.embedding !== void 0) {
              let data6 = data3.embedding;
              if (Array.isArray(data6)) {
                if (data6.length > 384) {
                  const err11 = { instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/maxItems", keyword: "maxItems", params: { limit: 384 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data6.length < 384) {
                  const err12 = { instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/minItems", keyword: "minItems", params: { limit: 384 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (typeof data7 == "number" && isFinite(data7)) {
                    if (data7 > 1 || isNaN(data7)) {
                      const err13 = { instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                    if (data7 < -1 || isNaN(data7)) {
                      const err14 = { instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 } };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                  } else {
                    const err15 = { instancePath: instancePath + "/data/" + i0 + "/embedding/" + i1, schemaPath: "#/properties/data/items/properties/embedding/items/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
              } else {
                const err16 = { instancePath: instancePath + "/data/" + i0 + "/embedding", schemaPath: "#/properties/data/items/properties/embedding/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.usage !== void 0) {
      let data8 = data.usage;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        const err19 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
export const errorBody: Validator = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
