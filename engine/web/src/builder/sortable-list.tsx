import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import type { Active, Announcements, Over } from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

type Item = { id: string; name: string };
type Props = {
	items: readonly Item[];
	onMove: (id: string, toPlaceOf: string) => void;
	children: ReactNode;
};

/**
 * A list that can be sorted with the pointer or the keyboard. Each list is separate, so that a field dragged past a
 * group lands beside the group and never inside it.
 */
export function SortableList({ items, onMove, children }: Props) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{
				announcements: announce(items),
				screenReaderInstructions: { draggable: text.builder.dragHelp },
			}}
			onDragEnd={({ active, over }) => {
				if (over && active.id !== over.id) onMove(String(active.id), String(over.id));
			}}
		>
			<SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
				{children}
			</SortableContext>
		</DndContext>
	);
}

/** Screen reader announcements. */
function announce(items: readonly Item[]): Announcements {
	const nameOf = ({ id }: Active) => items.find((item) => item.id === id)?.name ?? '';
	const placeOf = (over: Active | Over) => items.findIndex(({ id }) => id === over.id) + 1;
	const count = items.length;
	const { dragStarted, dragOver, dragEnded, dragCancelled } = text.builder;
	return {
		onDragStart: ({ active }) => dragStarted(nameOf(active), placeOf(active), count),
		onDragOver: ({ active, over }) => dragOver(nameOf(active), placeOf(over ?? active), count),
		onDragEnd: ({ active, over }) => dragEnded(nameOf(active), placeOf(over ?? active), count),
		onDragCancel: ({ active }) => dragCancelled(nameOf(active)),
	};
}
