import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api, keepCsrfToken } from './client.ts';
import type { Permission, Profile, SessionState } from './types.ts';

const SESSION = ['session'];

export function useSession() {
	return useQuery({
		queryKey: SESSION,
		queryFn: async () => {
			const state = await api.get<SessionState>('/session');
			if (state.profile) keepCsrfToken(state.profile.csrfToken);
			return state;
		},
		staleTime: Infinity,
	});
}

/** Updates the page after a sign-in or sign-out. */
export function useChangeSession() {
	const queries = useQueryClient();
	const keepProfile = (profile: Profile | null): void =>
		void queries.setQueryData<SessionState>(SESSION, (before) => ({
			setupNeeded: false,
			singleSignOn: before?.singleSignOn ?? null,
			profile,
		}));
	return {
		signedIn: (profile: Profile): void => {
			keepCsrfToken(profile.csrfToken);
			keepProfile(profile);
		},
		signedOut: (): void => {
			keepProfile(null);
			// Clear all data of the previous person.
			queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
		},
	};
}

const ProfileContext = createContext<Profile | null>(null);
export const ProfileProvider = ProfileContext.Provider;

/** For components behind the sign-in, where the profile is always set. */
export function useProfile(): Profile {
	const profile = useContext(ProfileContext);
	if (!profile) throw new Error('a page without anybody signed in');
	return profile;
}

/** Whether the role of the signed-in person has a permission. */
export function useMay(permission: Permission): boolean {
	return useProfile().may.includes(permission);
}
