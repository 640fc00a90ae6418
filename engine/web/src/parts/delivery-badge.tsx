import type { DeliveryStatus } from '../api/types.ts';
import { text } from '../text.ts';
import { StatusBadge } from './status-badge.tsx';

const TONES = { pending: 'busy', delivered: 'good', failed: 'bad' } as const;

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
	return <StatusBadge tone={TONES[status]}>{text.webhook.statuses[status]}</StatusBadge>;
}
