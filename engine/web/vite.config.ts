import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The engine replaces the nonce in every page that it serves. */
export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	html: { cspNonce: '__CSP_NONCE__' },
	build: {
		outDir: 'dist',
		emptyOutDir: true,
		// Used by measure-pages.ts.
		manifest: true,
		target: 'es2022',
		// Inlined assets would violate the content security policy.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		chunkSizeWarningLimit: 1500,
	},
	server: { proxy: { '/dashboard': 'http://127.0.0.1:3000', '/pdfjs': 'http://127.0.0.1:3000' } },
});
