import { Alert, Paper, Stack, Tabs, Text } from '@mantine/core';
import type { FieldDefinition, FieldMap, Template } from '../api/types.ts';
import { CodeBlock } from '../parts/copy.tsx';
import { text } from '../text.ts';

/** A template for people who may not change it. */
export function TemplateView({ template }: { template: Template }) {
	const { name, description, category, schema } = template;
	const json = JSON.stringify({ name, description, category, schema }, null, 2);
	return (
		<Stack gap="lg">
			<Alert color="gray">{text.builder.readOnly}</Alert>
			{description !== undefined && description !== '' && <Text>{description}</Text>}
			<Paper withBorder className="panel">
				<Tabs defaultValue="fields" keepMounted={false}>
					<Tabs.List px="sm">
						<Tabs.Tab value="fields">{text.studio.fields}</Tabs.Tab>
						<Tabs.Tab value="json">{text.builder.json}</Tabs.Tab>
					</Tabs.List>
					<Tabs.Panel value="fields" p="md">
						<Fields fields={schema.data} />
					</Tabs.Panel>
					<Tabs.Panel value="json" p="md">
						<CodeBlock code={json} label={text.builder.jsonLabel} />
					</Tabs.Panel>
				</Tabs>
			</Paper>
		</Stack>
	);
}

function Fields({ fields }: { fields: FieldMap }) {
	return (
		<ul className="plain-fields">
			{Object.entries(fields).map(([name, field]) => (
				<li key={name}>
					<strong>
						<bdi>{name}</bdi>
					</strong>{' '}
					<Text span fz="sm" c="dimmed">
						{describe(field)}
					</Text>
					<Inside fields={field.properties ?? field.itemSchema?.properties} />
				</li>
			))}
		</ul>
	);
}

function Inside({ fields }: { fields: FieldMap | undefined }) {
	return fields && <Fields fields={fields} />;
}

function describe({ type, itemType, format, description = '' }: FieldDefinition): string {
	const kind = itemType ? `${text.types[type]} ${text.itemTypes[itemType]}` : text.types[type];
	return [kind, format ? text.formats[format] : '', description].filter(Boolean).join(' · ');
}
