import { Box } from '@mantine/core';
import darkLogo from '../assets/docsift.dark.svg';
import logo from '../assets/docsift.svg';

/** Decorative: the name beside it is the accessible text. */
export function Logo({ size }: { size: number }) {
	return (
		<>
			<Box component="img" src={logo} alt="" w={size} h={size} darkHidden />
			<Box component="img" src={darkLogo} alt="" w={size} h={size} lightHidden />
		</>
	);
}
