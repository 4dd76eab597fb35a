/** Identity-preserving values: derived state whose content is unchanged keeps its object, so nothing re-renders. */

export type Equality<T> = (one: T, other: T) => boolean;

/** A function that returns the previous value while `equal` holds, and the new value otherwise. */
export function stable<T>(equal: Equality<T>): (next: T) => T {
  let held: { value: T } | undefined;
  return (next) => {
    if (!held || !equal(held.value, next)) held = { value: next };
    return held.value;
  };
}

export function sameList<T>(same: Equality<T> = Object.is): Equality<T[]> {
  return (one, other) => one.length === other.length && one.every((item, index) => same(item, other[index]!));
}

/** Shallow equality of two objects with the same keys. */
export function sameFields<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => Object.is(one[key], other[key]));
}
