export const PARTS: Record<string, { mutate: string[]; unit: string[]; component: string[] }>;
