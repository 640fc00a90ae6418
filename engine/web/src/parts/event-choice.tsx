import { Checkbox, Group } from '@mantine/core';
import { EVENT_TYPES } from '../api/types.ts';
import type { EventType } from '../api/types.ts';
import { text } from '../text.ts';

type Props = { value: EventType[]; onChange: (events: EventType[]) => void };

/** The events of a webhook. At least one must stay selected. */
export function EventChoice({ value, onChange }: Props) {
	return (
		<Checkbox.Group
			label={text.webhooks.events}
			value={value}
			onChange={(chosen) => onChange(EVENT_TYPES.filter((event) => chosen.includes(event)))}
		>
			<Group mt={6}>
				{EVENT_TYPES.map((event) => (
					<Checkbox
						key={event}
						value={event}
						label={text.webhooks.eventNames[event]}
						disabled={value.length === 1 && value[0] === event}
					/>
				))}
			</Group>
		</Checkbox.Group>
	);
}
