import { useAnalyzeProject, useCurrency, useProject } from '@vezne/api';
import type { Project } from '@vezne/contract';
import { useDialog } from '@vezne/records';
import { TabList, TabPanel, Tabs, toast } from '@vezne/ui';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { RecordPage } from '../../frame/RecordPage';
import { AnalysisTab } from '../analysis/AnalysisTab';
import { ComparisonTab } from '../analysis/ComparisonTab';
import { DeleteProject } from '../form/DeleteProject';
import ProjectModal from '../form/ProjectModal';
import { LocationTab } from '../map/LocationTab';
import { RowsTab } from '../rows/RowsTab';
import { ProjectHeader } from './ProjectHeader';
import { ProjectKpis } from './ProjectKpis';
import { ProjectToCome } from './ProjectToCome';
import { SummaryTab } from './SummaryTab';

const tabs = [
  { value: 'ozet', label: 'Özet' },
  { value: 'gelirler', label: 'Gelirler' },
  { value: 'giderler', label: 'Giderler' },
  { value: 'analiz', label: 'Analiz' },
  { value: 'karsilastirma', label: 'Karşılaştırma' },
  { value: 'konum', label: 'Konum' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const tabOf = (path = ''): Tab => tabs.find(({ value }) => value === path)?.value ?? 'ozet';

const missing = {
  title: 'Proje bulunamadı',
  text: 'Silinmiş veya adresi yanlış yazılmış olabilir.',
  list: 'Projeler',
  listPath: '/projects',
  listLabel: 'Projelere Dön',
};

/** One project: its figures on top, everything about it in tabs that have addresses of their own. */
export function ProjectDetail() {
  const { id = '', '*': rest } = useParams();
  return (
    <RecordPage
      query={useProject(id)}
      missing={missing}
      titleOf={({ name }) => name}
      toCome={<ProjectToCome tabs={tabs} isWhole={tabOf(rest) === 'ozet'} />}
    >
      {(project) => <Detail key={project.id} project={project} />}
    </RecordPage>
  );
}

function Detail({ project }: { project: Project }) {
  const { '*': rest } = useParams();
  const navigate = useNavigate();
  const currency = useCurrency();
  const analyzeProject = useAnalyzeProject();
  const dialog = useDialog<Project>();
  const tab = tabOf(rest);
  const show = (next: Tab) =>
    navigate(next === 'ozet' ? `/projects/${project.id}` : `/projects/${project.id}/${next}`);
  const onAnalyze = async () => {
    try {
      await analyzeProject.run({ projectId: project.id });
      toast.success('Proje analiz edildi.');
      show('analiz');
    } catch {
      // Told where all failures are told; the button stays for another try.
    }
  };
  const analyze = { onAnalyze, isAnalyzing: analyzeProject.isRunning };

  return (
    <>
      <ProjectHeader
        project={project}
        onEdit={() => dialog.edit(project)}
        onDelete={() => dialog.remove(project)}
        {...analyze}
      />
      <ProjectKpis project={project} currency={currency} />
      <Tabs value={tab} onChange={show}>
        <TabsPlace>
          <TabList label="Proje bölümleri" items={tabs} />
        </TabsPlace>
        <TabPanel value="ozet">
          <SummaryTab project={project} currency={currency} {...analyze} />
        </TabPanel>
        <TabPanel value="gelirler">
          <RowsTab project={project} kind="income" />
        </TabPanel>
        <TabPanel value="giderler">
          <RowsTab project={project} kind="expense" />
        </TabPanel>
        <TabPanel value="analiz">
          <AnalysisTab project={project} currency={currency} {...analyze} />
        </TabPanel>
        <TabPanel value="karsilastirma">
          <ComparisonTab project={project} currency={currency} />
        </TabPanel>
        <TabPanel value="konum">
          <LocationTab project={project} />
        </TabPanel>
      </Tabs>
      <ProjectModal dialog={dialog} />
      <DeleteProject dialog={dialog} onGone={() => navigate('/projects', { replace: true })} />
    </>
  );
}

const TabsPlace = styled.div`
  margin: var(--vz-space-6) 0 var(--vz-space-5);
`;
