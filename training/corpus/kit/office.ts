/** Words of offices in the second half of the twentieth century. Firms, brands and people are made up. */
export const DEPARTMENTS = [
	...['Research and Development', 'Marketing', 'Purchasing', 'Quality Control', 'Legal'],
	...['Public Relations', 'Data Processing', 'Plant Engineering', 'Accounting', 'Field Sales'],
] as const;
export const OFFICE_TITLES = [
	...['Director', 'Vice President', 'Staff Scientist', 'Brand Manager', 'Chief Accountant'],
	...['Senior Analyst', 'Plant Manager', 'Regional Manager', 'Secretary', 'Project Leader'],
] as const;
export const BRANDS = [
	...['Meridian', 'Old Harbor', 'Velva', 'Crestline', 'Sunfield', 'Tamarack', 'Blue Ribbon Mills'],
	...['Kingsway', 'Palomar', 'Aurora Gold', 'Dunmore', 'Evergreen Lights'],
] as const;
export const OFFICE_SUBJECTS = [
	'Storage stability of the new package',
	'Travel expenses for the Atlanta meeting',
	'Moisture loss in production run 14',
	'Revised launch plan for the western region',
	'Relocation of the print shop',
	'Consumer complaints, second quarter',
	'Replacement of the copying machines',
	'Summer employment program',
	'Review of the filter specifications',
	'Safety inspection of Building 6',
] as const;
export const OFFICE_SENTENCES = [
	'We have gone through the figures you sent last week and find them in good order.',
	'The results agree with those obtained earlier in the year within the limits of error.',
	'Please let me have your comments before the end of the month so that the work can go ahead.',
	'Delivery of the equipment has been put off twice, and no new date has been given.',
	'It was agreed that no further samples would be drawn until the supplier has replied.',
	'I should like to take this opportunity to thank everyone who helped with the survey.',
	'The second shift will not be affected by these changes.',
	'Copies of the full report may be obtained from the library on the third floor.',
	'A decision is needed soon, as the printers require six weeks.',
	'Earlier correspondence on this matter is on file in the central registry.',
] as const;
export const US_STATES = [
	...[
		'Ohio',
		'Texas',
		'Oregon',
		'Georgia',
		'Kansas',
		'Maine',
		'Nevada',
		'Iowa',
		'Utah',
		'Virginia',
	],
	...['Alabama', 'Florida', 'Michigan', 'Idaho'],
] as const;
