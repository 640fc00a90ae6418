import { Stack } from '@mantine/core';
import { PageHeader } from '../parts/page-header.tsx';
import { text } from '../text.ts';
import { MailboxSection } from './mailbox-section.tsx';
import { PaperlessSection } from './paperless-section.tsx';

/** Where documents come from by themselves. */
export default function IntakePage() {
	return (
		<>
			<PageHeader title={text.intake.title} lead={text.intake.lead} />
			<Stack gap="xl">
				<MailboxSection />
				<PaperlessSection />
			</Stack>
		</>
	);
}
