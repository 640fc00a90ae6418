import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tellConnection } from '../api/client.ts';
import { text } from '../text.ts';

/** How often the engine is asked whether it is there: now and then, and while it is not. */
const BEAT_MS = 15_000;
const LOST_BEAT_MS = 2000;

/** Says at once that the browser is offline or the engine does not answer, and takes it back when it does. */
export function ConnectionNotice() {
	const [isOffline, setOffline] = useState(() => !navigator.onLine);
	const [isLost, setLost] = useState(false);
	const queries = useQueryClient();

	useEffect(() => tellConnection((isThere) => setLost(!isThere)), []);
	useEffect(() => {
		const look = () => setOffline(!navigator.onLine);
		window.addEventListener('online', look);
		window.addEventListener('offline', look);
		return () => {
			window.removeEventListener('online', look);
			window.removeEventListener('offline', look);
		};
	}, []);
	useEffect(() => {
		const beat = async () => {
			if (document.hidden) return;
			try {
				const answer = await fetch('/healthz', { cache: 'no-store' });
				setLost(!answer.ok);
				// What could not be loaded in the meantime.
				if (isLost && answer.ok) await queries.invalidateQueries();
			} catch {
				setLost(true);
			}
		};
		const timer = setInterval(() => void beat(), isLost ? LOST_BEAT_MS : BEAT_MS);
		return () => clearInterval(timer);
	}, [isLost, queries]);

	if (!isOffline && !isLost) return null;
	return (
		<Alert
			className="connection-notice"
			role="alert"
			color="red"
			variant="filled"
			icon={<IconPlugConnectedX aria-hidden />}
			title={isOffline ? text.connection.offline : text.connection.stopped}
		>
			{text.connection.hint}
		</Alert>
	);
}
