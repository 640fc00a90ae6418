import { Button } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { Link } from 'wouter';
import { text } from '../text.ts';

/** The button from "Try it" to a new batch. */
export function ToBatches() {
	return (
		<Button
			component={Link}
			href="/batches?new"
			variant="default"
			leftSection={<IconStack2 size={16} aria-hidden />}
		>
			{text.tryIt.toBatches}
		</Button>
	);
}
