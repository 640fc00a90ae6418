import { Alert, Button } from '@mantine/core';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

type State = { hasFailed: boolean };

/** Shows a message instead of an empty page after a crash. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
	override state: State = { hasFailed: false };

	static getDerivedStateFromError(): State {
		return { hasFailed: true };
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		return (
			<Alert color="red" maw={560} m="10vh auto" title={text.errors.title}>
				{text.errors.page}
				<div>
					<Button mt="sm" size="xs" variant="default" onClick={() => window.location.reload()}>
						{text.errors.reload}
					</Button>
				</div>
			</Alert>
		);
	}
}
