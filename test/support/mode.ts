/** Whether everything is tried (`npm run test:all`), or what tells most in the least time (`npm test`). */
export const ALL = import.meta.env.MODE === 'all';
