import type { Shape } from './figure.ts'

/** How wide a picture is, in px. */
export const ROOM: Readonly<Record<Shape, number>> = { wide: 720, narrow: 340 }

/** The room around a chart for the labels of its axes. */
export const MARGINS = { marginTop: 42, marginRight: 20, marginBottom: 44, marginLeft: 60 } as const

/** How the horizontal axis is labelled. */
export const across = (label: string) =>
  ({ label, labelAnchor: 'center', labelArrow: 'none' }) as const

/** How the vertical axis is labelled. */
export const upwards = (label: string) => ({ label, labelArrow: 'none' }) as const

/** A line that helps the eye and no more. */
export const GRID = { strokeOpacity: 0.12 } as const

/** An axis of probabilities, with as many labels as there is room for. */
export const probabilities = (shape: Shape) =>
  ({ domain: [0, 1], ticks: shape === 'wide' ? 10 : 5, tickFormat: '.1f' }) as const
