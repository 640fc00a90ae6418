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

/** What becomes of the page when somebody has signed in, or out. */
export function useChangeSession() {
	const queries = useQueryClient();
	return {
		signedIn: (profile: Profile): void => {
			keepCsrfToken(profile.csrfToken);
			queries.setQueryData<SessionState>(SESSION, { setupNeeded: false, profile });
		},
		signedOut: (): void => {
			queries.setQueryData<SessionState>(SESSION, { setupNeeded: false, profile: null });
			// Nothing of one person may be there for the next.
			queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
		},
	};
}

const ProfileContext = createContext<Profile | null>(null);
export const ProfileProvider = ProfileContext.Provider;

/** For everything behind the sign-in, where there always is somebody. */
export function useProfile(): Profile {
	const profile = useContext(ProfileContext);
	if (!profile) throw new Error('a page without anybody signed in');
	return profile;
}

/** Whether the role of whoever is signed in allows something. */
export function useMay(permission: Permission): boolean {
	return useProfile().may.includes(permission);
}
