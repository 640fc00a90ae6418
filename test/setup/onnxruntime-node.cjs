// In tests, stands for the package of the same name: see environment.mjs.
module.exports = globalThis.requireOncePerProcess('onnxruntime-node');
