import type { Delivery } from '../api/types.ts';
import { text } from '../text.ts';
import { StatusBadge } from './status-badge.tsx';

const TONES = { pending: 'idle', delivered: 'good', failed: 'bad' } as const;

/** A delivery that failed and waits for a retry is shown as failing, not as waiting. */
export function DeliveryBadge({ status, attempts }: Pick<Delivery, 'status' | 'attempts'>) {
	if (status === 'pending' && attempts > 0) {
		return <StatusBadge tone="warn">{text.webhook.failing}</StatusBadge>;
	}
	return <StatusBadge tone={TONES[status]}>{text.webhook.statuses[status]}</StatusBadge>;
}
