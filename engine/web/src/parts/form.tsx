import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { PasswordInputProps, TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Dialog } from './dialog.tsx';
import { Refusal } from './failed-load.tsx';

/** What a form does: a mutation, as it is. */
type Work = { mutate: () => void; isPending: boolean; error: Error | null };

type FormProps = {
	work: Work;
	submit: string;
	color?: string;
	isReady?: boolean;
	/** A form alone on its card has one wide button. */
	isWide?: boolean;
	/** With it there is a second button, which is the one that has the focus if it is the safer one. */
	onCancel?: () => void;
	isCancelFirst?: boolean;
	cancel?: string;
	children: ReactNode;
};

/** Fields, why they were refused, and the button that sends them. */
export function Form({ work, submit, color = 'sift', isReady = true, ...props }: FormProps) {
	const { isWide = false, isCancelFirst = false, onCancel, children } = props;
	const { cancel = text.common.cancel } = props;
	const isSent = useRef(false);
	useEffect(() => {
		if (!work.isPending) isSent.current = false;
	}, [work.isPending]);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				// A second Enter while the first is under way would do it twice.
				if (isSent.current) return;
				isSent.current = true;
				work.mutate();
			}}
		>
			<Stack>
				{children}
				<Refusal error={work.error} />
				<Group justify={onCancel ? 'flex-end' : 'flex-start'}>
					{onCancel && (
						<Button
							variant="default"
							onClick={onCancel}
							data-autofocus={isCancelFirst || undefined}
						>
							{cancel}
						</Button>
					)}
					<Button
						type="submit"
						color={color}
						loading={work.isPending}
						disabled={!isReady}
						fullWidth={isWide}
					>
						{submit}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}

type DialogProps = Omit<FormProps, 'isWide' | 'onCancel'> & { title: string; onClose: () => void };

export function FormDialog({ title, onClose, ...form }: DialogProps) {
	return (
		<Dialog title={title} onClose={onClose}>
			<Form onCancel={onClose} {...form} />
		</Dialog>
	);
}

type Told = { onChange: (value: string) => void };

/** A line of text; needed, unless it says otherwise. */
export function TextField({ onChange, ...props }: Omit<TextInputProps, 'onChange'> & Told) {
	return (
		<TextInput
			required
			withAsterisk={false}
			onChange={(event) => onChange(event.currentTarget.value)}
			{...props}
		/>
	);
}

export function PasswordField({ onChange, ...props }: Omit<PasswordInputProps, 'onChange'> & Told) {
	return (
		<PasswordInput
			required
			withAsterisk={false}
			onChange={(event) => onChange(event.currentTarget.value)}
			{...props}
		/>
	);
}

/** The engine refuses shorter ones as well. */
const SHORTEST_PASSWORD = 10;

export function NewPasswordField(props: Omit<PasswordInputProps, 'onChange'> & Told) {
	return (
		<PasswordField
			name="new-password"
			autoComplete="new-password"
			minLength={SHORTEST_PASSWORD}
			{...props}
		/>
	);
}
