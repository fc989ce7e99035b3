/** An event that a listener may prevent. */
export interface Preventable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export const preventable = <T extends object>(facts: T): T & Preventable => ({
  ...facts,
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
});
