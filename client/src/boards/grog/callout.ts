/** A board element that the person points at, with the text of its callout. */
export interface CalloutTarget {
  title: string;
  text: string;
  node: Element;
}
