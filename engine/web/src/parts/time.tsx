import { useEffect, useState } from 'react';
import { formatAgo, formatTime } from './format-time.ts';

const STEP_MS = 10_000;

/** A time as people say it, with the exact one behind it. */
export function Ago({ at }: { at: string }) {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), STEP_MS);
		return () => clearInterval(timer);
	}, []);
	return (
		<time dateTime={at} title={formatTime(at)} className="no-wrap">
			{formatAgo(at, now)}
		</time>
	);
}
