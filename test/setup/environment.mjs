import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/**
 * Jest runs tests in a realm of their own, but native addons create typed arrays of the main realm.
 * onnxruntime compares constructors, so both realms must share this one.
 */
export default class extends NodeEnvironment {
	constructor(config, context) {
		super(config, context);
		this.global.Float32Array = Float32Array;
	}
}
