import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { AuditTrail } from '../audit/audit.ts';
import type { Clock } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { User } from '../../model/user.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import { hashToken } from './hash-token.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';

type Collaborators = {
	repository: SecondFactorRepository;
	/** null: SECRETS_KEY is not set. */
	seal: SecretSeal | null;
	audit: AuditTrail;
	clock: Clock;
};

/** What every authenticator app expects (RFC 6238). */
const PERIOD_S = 30;
const DIGITS = /^\d{6}$/;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Codes of the neighbouring time steps are accepted too, because clocks differ. */
const NEIGHBOURS = 1;
const RECOVERY_CODES = 10;
/** 80 random bits. */
const RECOVERY_BYTES = 10;
const PRODUCT = 'DocSift';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** One-time codes as a second factor besides the password. */
export function createSecondFactors({ repository, seal, audit, clock }: Collaborators) {
	function sealing(): SecretSeal {
		if (!seal) throw problem('SECRETS_KEY_MISSING');
		return seal;
	}

	/** Consumes the code, so that it cannot be used twice. */
	async function takeCode(
		userId: string,
		sealed: string,
		code: string,
		on?: Connection,
	): Promise<boolean> {
		const secret = sealing().open(sealed, userId);
		// Sealed with a key that is no longer configured; a recovery code still works.
		if (secret === undefined) return false;
		const timestamp = clock.now().getTime();
		const delta = TOTP.validate({
			token: code,
			secret: Secret.fromBase32(secret),
			period: PERIOD_S,
			timestamp,
			window: NEIGHBOURS,
		});
		if (delta === null) return false;
		const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
		return await repository.takeStep(userId, step, on);
	}

	return {
		async describe(userId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
			const found = await repository.find(userId);
			if (!found?.isConfirmed) return { isOn: false, recoveryCodesLeft: 0 };
			return { isOn: true, recoveryCodesLeft: await repository.countCodes(userId) };
		},

		isOn: async (userId: string): Promise<boolean> =>
			(await repository.find(userId))?.isConfirmed ?? false,

		/** Creates a secret for an authenticator app. It takes effect once the person has entered a code of it. */
		async offer(user: User): Promise<{ secret: string; uri: string }> {
			const secret = new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer });
			const sealed = sealing().seal(secret.base32, user.id);
			if (!(await repository.offer(user.id, sealed))) throw problem('SECOND_FACTOR_ON');
			// eslint-disable-next-line docsift/glossary -- the name that the library and the standard have for it
			const uri = new TOTP({ issuer: PRODUCT, label: user.email, period: PERIOD_S, secret });
			return { secret: secret.base32, uri: uri.toString() };
		},

		/** Enables it; returns the recovery codes, which are shown only once. */
		async confirm(user: User, code: string): Promise<string[]> {
			const found = await repository.find(user.id);
			if (found?.isConfirmed) throw problem('SECOND_FACTOR_ON');
			const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
			await audit.write(
				async (trx) => {
					const isRight = found && (await takeCode(user.id, found.secret, code, trx));
					if (!isRight) throw problem('SECOND_FACTOR_WRONG');
					if (!(await repository.confirm(user.id, clock.now(), trx))) {
						throw problem('SECOND_FACTOR_ON');
					}
					const hashes = codes.map((one) => hashToken(normaliseCode(one)));
					await repository.replaceCodes(user.id, hashes, trx);
				},
				() => ({ name: user.email }),
			);
			return codes;
		},

		/** Whether this is a current code or a recovery code. Either works once. */
		async take(userId: string, code: string): Promise<boolean> {
			const found = await repository.find(userId);
			if (!found?.isConfirmed) return false;
			const plain = normaliseCode(code);
			if (DIGITS.test(plain)) return await takeCode(userId, found.secret, plain);
			return await repository.takeCode(userId, hashToken(plain));
		},

		/** Disables it. */
		async remove(user: User): Promise<void> {
			await audit.write(
				async (trx) => {
					if (!(await repository.delete(user.id, trx))) throw problem('SECOND_FACTOR_OFF');
				},
				() => ({ id: user.id, name: user.email }),
			);
		},
	};
}

function createRecoveryCode(): string {
	const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer });
	return base32.toLowerCase().replace(/.{4}(?!$)/g, '$&-');
}

/** People may type spaces and dashes. */
function normaliseCode(code: string): string {
	return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
