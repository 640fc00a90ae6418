import { z } from 'zod';

/** The dashboard builds the link from the token, because only the browser knows the public address. */
export const invitationSchema = z.object({
	email: z.string(),
	token: z.string(),
	expiresAt: z.iso.datetime(),
});
