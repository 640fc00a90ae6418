import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { PasswordInputProps, TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Dialog } from './dialog.tsx';
import { Refusal } from './failed-load.tsx';

/** The mutation of a form. */
type Work = { mutate: () => void; isPending: boolean; error: Error | null };

type FormProps = {
	work: Work;
	submit: string;
	color?: string;
	isReady?: boolean;
	/** A single wide button, for a form alone on its card. */
	isWide?: boolean;
	/** Adds a cancel button, which gets the focus if it is the safer choice. */
	onCancel?: () => void;
	isCancelFirst?: boolean;
	cancel?: string;
	children: ReactNode;
};

/** Fields, the error message and the submit button. */
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
				// A second Enter must not submit again.
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

/** A text field; required by default. */
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

/** The engine has the same minimum. */
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
