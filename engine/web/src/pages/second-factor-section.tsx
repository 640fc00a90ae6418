import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { api } from '../api/client.ts';
import { CopyIcon } from '../parts/copy.tsx';
import { Form, PasswordField, TextField } from '../parts/form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { text } from '../text.ts';

type State = { isOn: boolean; recoveryCodesLeft: number };
type Offer = { secret: string; uri: string };

const KEY = ['second-factor'];

/** One-time codes beside the password: switch them on in two steps, or off. */
export function SecondFactorSection() {
	const queries = useQueryClient();
	const [offer, setOffer] = useState<Offer | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const state = useQuery({ queryKey: KEY, queryFn: () => api.get<State>('/second-factor') });
	const changed = () => queries.invalidateQueries({ queryKey: KEY });
	if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
	if (offer) {
		return (
			<Confirm
				offer={offer}
				onCancel={() => setOffer(null)}
				onConfirmed={async (given) => {
					setOffer(null);
					setCodes(given);
					await changed();
				}}
			/>
		);
	}
	return (
		<Loaded query={state} isPart>
			{({ isOn, recoveryCodesLeft }) => (
				<Stack>
					<Text fz="sm" c="dimmed">
						{isOn ? text.secondFactor.on(recoveryCodesLeft) : text.secondFactor.off}
					</Text>
					<WithPassword
						key={String(isOn)}
						submit={isOn ? text.secondFactor.disable : text.secondFactor.enable}
						work={async (password) => {
							if (isOn) await api.delete('/second-factor', { password });
							else setOffer(await api.post<Offer>('/second-factor', { password }));
							await changed();
						}}
					/>
				</Stack>
			)}
		</Loaded>
	);
}

function WithPassword({
	submit,
	work: change,
}: {
	submit: string;
	work: (password: string) => Promise<void>;
}) {
	const [password, setPassword] = useState('');
	const work = useMutation({ mutationFn: () => change(password) });
	return (
		<Form work={work} submit={submit}>
			<PasswordField
				label={text.secondFactor.password}
				autoComplete="current-password"
				value={password}
				onChange={setPassword}
			/>
		</Form>
	);
}

function Confirm({
	offer,
	onCancel,
	onConfirmed,
}: {
	offer: Offer;
	onCancel: () => void;
	onConfirmed: (codes: string[]) => Promise<void>;
}) {
	const [code, setCode] = useState('');
	const work = useMutation({
		mutationFn: () => api.put<{ recoveryCodes: string[] }>('/second-factor', { code }),
		onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
	});
	const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri))}`;
	return (
		<Form work={work} submit={text.secondFactor.confirm} onCancel={onCancel}>
			<Text fz="sm">{text.secondFactor.scan}</Text>
			<img src={picture} alt={text.secondFactor.picture} width={180} height={180} />
			<Group gap="xs">
				<Code>{offer.secret}</Code>
				<CopyIcon value={offer.secret} />
			</Group>
			<TextField
				label={text.signIn.code}
				name="code"
				autoComplete="one-time-code"
				inputMode="numeric"
				autoFocus
				value={code}
				onChange={setCode}
			/>
		</Form>
	);
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	return (
		<Stack>
			<Alert color="sift" role="status">
				{text.secondFactor.keep}
			</Alert>
			<Code block>{codes.join('\n')}</Code>
			<Group>
				<CopyIcon value={codes.join('\n')} />
				<Button onClick={onDone}>{text.secondFactor.done}</Button>
			</Group>
		</Stack>
	);
}
