import { createRequire } from 'node:module';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/**
 * Jest runs each test file in a realm of its own, with modules of its own. Native addons belong to the
 * process: they create typed arrays of the main realm, and onnxruntime aborts the process when a second
 * copy of its module starts it again. So every realm shares the main realm's constructor and module.
 */
export default class extends NodeEnvironment {
	constructor(config, context) {
		super(config, context);
		this.global.Float32Array = Float32Array;
		this.global.BigInt64Array = BigInt64Array;
		this.global.requireOncePerProcess = require;
	}
}
