import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { shareNonce } from './nonce.ts';

shareNonce();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the dashboard');
createRoot(root).render(
	<StrictMode>
		<App />
	</StrictMode>,
);
