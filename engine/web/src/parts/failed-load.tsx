import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { isMissing } from '../api/client.ts';
import { text } from '../text.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** Shown when a page could not be loaded. */
export function FailedLoad({ error, again }: { error: Error; again: () => unknown }) {
	if (isMissing(error)) return <NotFoundPage />;
	return (
		<Alert
			color="red"
			maw={560}
			m="auto"
			title={text.errors.title}
			icon={<IconAlertCircle aria-hidden />}
		>
			{error.message}
			<div>
				<Button mt="sm" size="xs" variant="default" onClick={() => again()}>
					{text.errors.tryAgain}
				</Button>
			</div>
		</Alert>
	);
}

/** The error of a form. */
export function Refusal({ error }: { error: Error | null }) {
	if (!error) return null;
	return (
		<Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} className="refusal">
			{error.message}
		</Alert>
	);
}
