type Degrees = number | null | undefined;

const isWithin = (value: Degrees, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** The place that a form says; null while one of the two is missing, or is no coordinate. */
export const pinOf = (latitude: Degrees, longitude: Degrees) =>
  isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
